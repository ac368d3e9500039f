import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noLocationFilter, filterLocations, listLocationChoices } from './filter-locations.ts'
import { aLocation } from './location.fixture.ts'

const locations = [
  aLocation('a', { contactType: 'Production' }),
  aLocation('b', { city: 'Győr', countryCode: 'HU' }),
  aLocation('c', { city: 'Elgin', countryCode: 'US', brands: ['Cirris', 'Norlitz'] }),
  aLocation('d', { name: 'Cablatec', city: 'Barcelona', countryCode: 'ES', contactType: 'Distributor' }),
]
const ids = (filter: object) =>
  filterLocations(locations, { ...noLocationFilter, ...filter })
    .map(({ id }) => id)
    .join('')

test.each([
  [{}, 'abcd'],
  [{ brand: 'Cirris' }, 'c'],
  [{ type: 'Production' }, 'a'],
  [{ region: 'europe' }, 'abd'],
  [{ region: 'europe', type: 'SalesAndService' }, 'b'],
  [{ country: 'US' }, 'c'],
  [{ search: 'gyor' }, 'b'],
  [{ search: ' CABLA ' }, 'd'],
  [{ country: 'XX' }, ''],
])('%j finds %s', (filter, expected) => {
  expect(ids(filter)).toBe(expected)
})

test('lists the values that occur, and the countries of the selected region', () => {
  expect(listLocationChoices(locations, undefined)).toEqual({
    brands: ['Cirris', 'Norlitz'],
    types: ['SalesAndService', 'Production', 'Distributor'],
    regions: ['europe', 'americas'],
    countries: ['CH', 'HU', 'US', 'ES'],
  })
  expect(listLocationChoices(locations, 'americas').countries).toEqual(['US'])
})

test('accepts any search text', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(filterLocations(locations, { ...noLocationFilter, search }).length).toBeLessThanOrEqual(locations.length)
    }),
  )
})
