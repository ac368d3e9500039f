import { expect, test } from 'vitest'
import { hasState, isZipCode } from './address-format.ts'
import { countryCodes } from './country-codes.ts'

test.each([
  ['AT', '4020', true],
  ['AT', '40', false],
  ['AT', '', false],
  ['DE', '80331', true],
  ['DE', '8033', false],
  ['US', '60601', true],
  ['US', '60601-1234', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'sw1a1aa', true],
  ['GB', '12345', false],
  ['CA', 'K1A 0B1', true],
  ['JP', '100-0001', true],
  ['NL', '1012 AB', true],
  ['PL', '00-950', true],
  ['IE', 'D02 AF30', true],
  ['HK', '', true],
  ['AO', 'whatever', true],
])('in %s the zip code %j is valid: %s', (country, zipCode, valid) => {
  expect(isZipCode(zipCode, country)).toBe(valid)
})

test.each([
  ['US', true],
  ['JP', true],
  ['AT', false],
  ['CH', false],
])('%s has states: %s', (country, has) => {
  expect(hasState(country)).toBe(has)
})

test('no country has two zip code formats', () => {
  // A country in two lists would use the last one and hide the first.
  expect(countryCodes.filter((country) => isZipCode('', country)).length).toBeGreaterThan(100)
  expect(isZipCode('1234', 'CH') && !isZipCode('12345', 'CH')).toBe(true)
})
