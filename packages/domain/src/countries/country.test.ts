import { describe, expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import { hiddenCountry, someCountries, someLanguageEntries, switzerland } from './countries.fixture.ts'
import {
  allCountries,
  country,
  includesCountry,
  nameOfCountry,
  listVisibleCountries,
  supportsLanguage,
} from './country.ts'
import { findDefaultCountry, languageEntry } from './language-entry.ts'

test('a country has its code, languages, measurement system and names [S3-001]', () => {
  expect(country.parse(switzerland)).toEqual(switzerland)
  expect(Object.keys(country.shape)).toEqual([
    'countryCode',
    'hidden',
    'supportedLanguages',
    'defaultLanguage',
    'defaultMeasurementSystem',
    'names',
  ])
})

test.each([
  ['Metric', true],
  ['Imperial', true],
  ['metric', false],
  ['', false],
])('a default measurement system of %j is accepted: %s [S3-002]', (defaultMeasurementSystem, accepted) => {
  expect(country.safeParse({ ...switzerland, defaultMeasurementSystem }).success).toBe(accepted)
})

test.each(['ch', 'CHE', '', 'C1', 'all'])('rejects %j as a country code', (countryCode) => {
  expect(country.safeParse({ ...switzerland, countryCode }).success).toBe(false)
})

describe('the synthetic country', () => {
  test('has the code ALL and is a country like others [S3-003]', () => {
    expect(country.parse(allCountries).countryCode).toBe('ALL')
  })

  test('supports every language [S3-004]', () => {
    expect(languages.filter((language) => !supportsLanguage(allCountries, language))).toEqual([])
  })

  test('is in English by default [S3-005]', () => {
    expect(allCountries.defaultLanguage).toBe('en')
  })

  test('uses metric units by default [S3-006]', () => {
    expect(allCountries.defaultMeasurementSystem).toBe('Metric')
  })
})

test('a country supports the languages it lists and no other', () => {
  expect(languages.filter((language) => supportsLanguage(switzerland, language))).toEqual(['en', 'de', 'fr'])
})

test('hidden countries are shown only if the setting allows it [S5-059]', () => {
  expect(listVisibleCountries(someCountries, { showHidden: false })).not.toContain(hiddenCountry)
  expect(listVisibleCountries(someCountries, { showHidden: true })).toEqual(someCountries)
})

test('an empty country list includes every country', () => {
  expect([includesCountry([], 'CH'), includesCountry(['CH'], 'CH'), includesCountry(['DE'], 'CH')]).toEqual([
    true,
    true,
    false,
  ])
})

test('names a country in the requested language, else in English, else by its code', () => {
  expect([nameOfCountry(switzerland, 'de'), nameOfCountry(switzerland, 'fr')]).toEqual(['Schweiz', 'Switzerland'])
  expect(nameOfCountry(hiddenCountry, 'de')).toBe('LI')
})

test('a language has its code, default country and names [S3-007]', () => {
  expect(Object.keys(languageEntry.shape)).toEqual(['languageCode', 'defaultCountry', 'names'])
  expect(languageEntry.array().parse(someLanguageEntries)).toEqual(someLanguageEntries)
  expect([findDefaultCountry(someLanguageEntries, 'fr'), findDefaultCountry(someLanguageEntries, 'ja')]).toEqual([
    'FR',
    undefined,
  ])
})
