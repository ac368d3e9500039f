import { expect, test } from 'vitest'
import { isClassificationShown, isProductListed, toRequestedCountry } from './supported-countries.ts'

const family = { parentId: null, supportedCountries: [] }
const presses = { parentId: 'f', supportedCountries: ['ALL', 'CH', 'DE'] }

test.each([
  [family, 'CN', true],
  [presses, 'CH', true],
  [presses, 'ALL', true],
  [presses, 'CN', false],
  [{ ...presses, supportedCountries: [] }, 'CH', false],
])('a classification %j is shown in %s: %s [S5-051]', (classification, country, shown) => {
  expect(isClassificationShown(classification, country)).toBe(shown)
})

test.each([
  [['CH', 'CN'], 'CH', true],
  [['CH', 'CN'], 'DE', false],
  [['CH', 'CN'], 'CN', false],
  [['CH', 'CN'], 'ALL', false],
  [[], 'CH', false],
])('a press for %j is listed in %s: %s [S5-052]', (supportedCountries, country, listed) => {
  expect(isProductListed({ supportedCountries, lineage: [family, presses] }, country)).toBe(listed)
})

test.each([
  [undefined, 'ALL'],
  [null, 'ALL'],
  ['', 'ALL'],
  ['ch', 'CH'],
  ['ALL', 'ALL'],
])('the country %j is read as %s', (requested, country) => {
  expect(toRequestedCountry(requested)).toBe(country)
})
