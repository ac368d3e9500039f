import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLocation } from './location.fixture.ts'
import { findServingLocations, type ServiceQuery } from './who-serves-me.ts'

const locations = [
  aLocation('plant-ch', { contactType: 'Production', countryCode: 'CH' }),
  aLocation('linz', { countryCode: 'AT', brands: ['Norlitz', 'Komax'], servedCountries: ['CH', 'SI'] }),
  aLocation('dealer-at', { contactType: 'Distributor', countryCode: 'AT' }),
  aLocation('school', { countryCode: 'DE', topics: ['training'] }),
  aLocation('elgin', { countryCode: 'US', topics: ['sales', 'service'] }),
]

const anything = { brand: undefined, topic: undefined }

test.each<[Partial<ServiceQuery>, string]>([
  [{ country: 'AT' }, 'linz: in-country'],
  [{ country: 'CH' }, 'plant-ch: in-country'],
  [{ country: 'SI' }, 'linz: serves-country'],
  [{ country: 'SI', topic: 'training' }, 'linz: serves-country'],
  [{ country: 'CH', brand: 'Komax' }, 'linz: serves-country'],
  [{ country: 'US', topic: 'service' }, 'elgin: in-country'],
  [{ country: 'MX', topic: 'service' }, 'elgin: in-region'],
  [{ country: 'MX', topic: 'training' }, 'linz: elsewhere'],
  [{ country: 'JP', brand: 'Cirris' }, 'none'],
])('%j is answered by %s', (query, expected) => {
  const [best] = findServingLocations(locations, { country: 'CH', ...anything, ...query })
  expect(best ? `${best.location.id}: ${best.reason}` : 'none').toBe(expected)
})

test('own sales and service comes before a distributor of the same country', () => {
  const found = findServingLocations(locations.toReversed(), { country: 'AT', ...anything })
  expect(found.slice(0, 2).map(({ location }) => location.id)).toEqual(['linz', 'dealer-at'])
})

test('a location in the country is never behind one elsewhere', () => {
  const some = fc.array(
    fc.record({ countryCode: fc.constantFrom('CH', 'AT', 'US'), servedCountries: fc.subarray(['CH', 'JP']) }),
  )
  fc.assert(
    fc.property(some, fc.constantFrom('CH', 'JP', 'US'), (facts, country) => {
      const all = facts.map((fact, index) => aLocation(String(index), fact))
      const inCountry = findServingLocations(all, { country, ...anything }).map(
        ({ location }) => location.countryCode === country,
      )
      expect(inCountry).toEqual(inCountry.toSorted((one, other) => Number(other) - Number(one)))
      expect(inCountry).toHaveLength(all.length)
    }),
  )
})
