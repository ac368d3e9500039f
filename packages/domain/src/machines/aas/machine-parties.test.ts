import { expect, test } from 'vitest'
import { aLocation } from '../../locations/location.fixture.ts'
import { findParties } from './machine-parties.ts'

const locations = [
  aLocation('office', { name: 'Norlitz AG' }),
  aLocation('plant', { name: 'Norlitz AG', contactType: 'Production' }),
  aLocation('france', { name: 'Norlitz France SAS', countryCode: 'FR' }),
  aLocation('hosver', { name: 'Hosver GmbH', brands: ['Hosver'] }),
  aLocation('parts', { name: 'Norlitz Parts', topics: ['parts'] }),
]

const idsOf = (brand: string | undefined, company = 'Norlitz AG') => {
  const { manufacturer, contacts } = findParties(locations, { company, brand })
  return [manufacturer.id, contacts.map(({ id }) => id)]
}

test('the manufacturer is the plant of the company; contacts serve the brand, those of its country first', () => {
  expect(idsOf('Norlitz')).toEqual(['plant', ['office', 'france']])
})

test('a machine whose product is no longer listed is served by all', () => {
  expect(idsOf(undefined)).toEqual(['plant', ['office', 'hosver', 'france']])
})

test('a company that is no location has its name only', () => {
  const { manufacturer } = findParties(locations, { company: 'Other AG', brand: 'Norlitz' })
  expect(manufacturer).toMatchObject({ name: 'Other AG', street: '', countryCode: '' })
})
