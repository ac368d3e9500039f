import { investorTableContent } from '@ferrule/blocks/investor-table/content'
import { languageEntry } from '@ferrule/domain/countries/language-entry'
import { country } from '@ferrule/domain/countries/country'
import { languages as codes } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import { authors } from './authors/authors.ts'
import { brands } from './brands/brands.ts'
import { leadsSomewhere } from './content/consistency-for-tests.ts'
import { countries } from './countries/countries.ts'
import { investorRecords } from './investor/investor-records.ts'
import { investorRecordKinds } from './investor/seed-investor-record.ts'
import { languages } from './languages/languages.ts'
import { locations } from './locations/locations.ts'
import { newsItems } from './news/news-items.ts'
import { termsDocuments } from './terms/terms-documents.ts'

test('sixty countries and more are named in every language', () => {
  expect(countries.length).toBeGreaterThanOrEqual(60)
  for (const one of countries) {
    expect(country.safeParse(one).success).toBe(true)
    expect(codes.filter((code) => !one.names[code] || one.names[code] === one.countryCode)).toEqual([])
    expect(one.names.de).not.toContain('ß')
  }
})

test('three countries measure in inches, and some are hidden', () => {
  const imperial = countries.filter(({ defaultMeasurementSystem }) => defaultMeasurementSystem === 'Imperial')
  expect(imperial.map(({ countryCode }) => countryCode).sort()).toEqual(['LR', 'MM', 'US'])
  expect(countries.filter(({ hidden }) => hidden).length).toBeGreaterThan(0)
})

test('every language has a default country that reads it', () => {
  expect(languageEntry.array().parse(languages)).toHaveLength(codes.length)
  for (const { languageCode, defaultCountry } of languages) {
    const there = countries.find(({ countryCode }) => countryCode === defaultCountry)
    expect(defaultCountry === 'ALL' || there?.defaultLanguage === languageCode).toBe(true)
  }
})

test('there are twelve news items and more, each leading to a page', () => {
  expect(newsItems.length).toBeGreaterThanOrEqual(12)
  expect(new Set(newsItems.map(({ key }) => key)).size).toBe(newsItems.length)
  for (const { link, siteSlug, texts } of newsItems) {
    expect(link === null || leadsSomewhere(link, { siteSlug, language: 'de' })).toBe(true)
    expect(Object.keys(texts)).toEqual(['en', 'de'])
  }
})

test('there are fifteen locations and more, each in a country and of a brand that is known', () => {
  expect(locations.length).toBeGreaterThanOrEqual(15)
  const codesOfCountries = countries.map(({ countryCode }) => countryCode)
  const names = brands.map(({ name }) => name)
  for (const location of locations) {
    expect(codesOfCountries).toContain(location.countryCode)
    expect(location.brands.filter((brand) => !names.includes(brand))).toEqual([])
  }
  expect(new Set(locations.map(({ contactType }) => contactType)).size).toBe(3)
  expect(new Set(locations.map(({ region }) => region)).size).toBe(4)
})

test('terms documents lead to a page and name countries that are known', () => {
  const known = countries.map(({ countryCode }) => countryCode)
  for (const { href, countries: limited } of termsDocuments) {
    expect(leadsSomewhere(href, { siteSlug: '', language: 'de' })).toBe(true)
    expect(limited.filter((code) => !known.includes(code))).toEqual([])
  }
})

test('there is a record for every kind of investor table, marked as demo data', () => {
  expect([...new Set(investorRecords.map(({ kind }) => kind))].sort()).toEqual([...investorRecordKinds].sort())
  for (const { title, note, cells, footnote } of investorRecords.flatMap(({ texts }) => Object.values(texts))) {
    const block = { blockType: 'investor-table', heading: title, note, cells, footnote }
    expect(investorTableContent.safeParse(block).success).toBe(true)
    expect(footnote).toMatch(/^Demo/)
  }
})

test('authors are described in English and German', () => {
  for (const { texts } of Object.values(authors)) expect(Object.keys(texts)).toEqual(['en', 'de'])
})
