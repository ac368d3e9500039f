import { investorTableBlock } from '@ferrule/blocks/investor-table/block'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'
import { investorRecordKinds } from '@ferrule/domain/investors/investor-record'
import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { parseOpeningHours } from '@ferrule/domain/locations/opening-hours'
import { isTimeZone } from '@ferrule/domain/locations/opening-state'
import { expect, test } from 'vitest'
import { authors } from './authors/authors.ts'
import { brands } from './brands/brands.ts'
import { linkResolves } from './content/links.fixture.ts'
import { investorRecords } from './investor/investor-records.ts'
import { locations } from './locations/locations.ts'
import { newsItems } from './news/news-items.ts'
import { termsDocuments } from './terms/terms-documents.ts'

test('there are at least twelve news items, with valid links', () => {
  expect(newsItems.length).toBeGreaterThanOrEqual(12)
  expect(new Set(newsItems.map(({ key }) => key)).size).toBe(newsItems.length)
  for (const { link, siteSlug, texts } of newsItems) {
    expect(link === null || linkResolves(link, { siteSlug, language: 'de' })).toBe(true)
    expect(Object.keys(texts)).toEqual(['en', 'de'])
  }
})

test('there are at least 15 locations, with existing countries and brands', () => {
  expect(locations.length).toBeGreaterThanOrEqual(15)
  const codesOfCountries = initialCountries.map(({ countryCode }) => countryCode)
  const names = brands.map(({ name }) => name)
  for (const location of locations) {
    expect(codesOfCountries).toContain(location.countryCode)
    expect(location.brands.filter((brand) => !names.includes(brand))).toEqual([])
    expect(location.servedCountries?.filter((code) => !codesOfCountries.includes(code)) ?? []).toEqual([])
    expect(parseOpeningHours(location.openingHours)).toBeDefined()
    expect(isTimeZone(location.timeZone)).toBe(true)
  }
  expect(new Set(locations.map(({ contactType }) => contactType)).size).toBe(3)
  expect(new Set(locations.map(({ region }) => region)).size).toBe(4)
})

test('terms documents have existing countries', () => {
  const known = initialCountries.map(({ countryCode }) => countryCode)
  for (const { countries: limited } of termsDocuments) {
    expect(limited.filter((code) => !known.includes(code))).toEqual([])
  }
})

test('there is a record for every kind of investor table, marked as demo data', () => {
  expect([...new Set(investorRecords.map(({ kind }) => kind))].sort()).toEqual([...investorRecordKinds].sort())
  for (const { title, note, cells, footnote } of investorRecords.flatMap(({ texts }) => Object.values(texts))) {
    const block = { blockType: 'investor-table', heading: title, note, cells, footnote }
    expect(investorTableBlock.content.safeParse(block).success).toBe(true)
    expect(footnote).toMatch(/^Demo/)
  }
})

test('financial calendars have dates that a calendar file can hold', () => {
  const calendars = investorRecords.filter(({ kind }) => kind === 'financial-calendar')
  const lines = calendars
    .flatMap(({ texts }) => Object.values(texts))
    .flatMap(({ cells }) => cells.split('\n').slice(1))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => !isIsoDate(line.split('|')[0] ?? ''))).toEqual([])
})

test('tables of several years contain 2022 and 2023', () => {
  const heads = investorRecords.filter(({ year }) => year === null).flatMap(({ texts }) => Object.values(texts))
  expect(heads.length).toBeGreaterThan(5)
  for (const { cells } of heads) expect(cells.split('\n')[0]).toContain('|2022|2023')
})

test('authors have texts in English and German', () => {
  for (const { texts } of Object.values(authors)) expect(Object.keys(texts)).toEqual(['en', 'de'])
})
