import { expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import { swissSpelling } from '../locales/swiss-spelling.fixture.ts'
import { country } from './country.ts'
import { initialCountries } from './initial-countries.ts'
import { initialLanguages } from './initial-languages.ts'
import { languageEntry } from './language-entry.ts'

test('there are at least 60 countries, with names in every language', () => {
  expect(initialCountries.length).toBeGreaterThanOrEqual(60)
  for (const one of initialCountries) {
    expect(country.safeParse(one).success).toBe(true)
    expect(languages.filter((code) => !one.names[code] || one.names[code] === one.countryCode)).toEqual([])
    expect(one.names.de).not.toMatch(swissSpelling)
  }
})

test('three countries have imperial units, and some are hidden', () => {
  const imperial = initialCountries.filter(({ defaultMeasurementSystem }) => defaultMeasurementSystem === 'Imperial')
  expect(imperial.map(({ countryCode }) => countryCode).sort()).toEqual(['LR', 'MM', 'US'])
  expect(initialCountries.filter(({ hidden }) => hidden).length).toBeGreaterThan(0)
})

test('every language is the default language of its default country', () => {
  expect(languageEntry.array().parse(initialLanguages)).toHaveLength(languages.length)
  for (const { languageCode, defaultCountry } of initialLanguages) {
    const there = initialCountries.find(({ countryCode }) => countryCode === defaultCountry)
    expect(defaultCountry === 'ALL' || there?.defaultLanguage === languageCode).toBe(true)
  }
})
