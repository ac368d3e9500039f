import type { InvestorRecord } from '@ferrule/domain/investors/investor-record'
import type { PublishedRecords } from '@ferrule/content-client/published-records'
import { expect, test, vi } from 'vitest'
import { aVisit } from '../http/visits.fixture.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { loadPageRecords } from './load-records.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const aTable = (publicationDate: string): InvestorRecord => ({
  id: publicationDate,
  kind: 'annual-figures',
  year: null,
  title: 'Annual figures',
  note: null,
  cells: 'In million CHF|2024|2025\n* Revenue|352.6|341.8',
  footnote: null,
  publicationDate,
})

const someTerms = (id: string, countries: string[]) => ({
  id,
  countries,
  title: id,
  locations: [],
  validFrom: '2026-01-01T12:00:00.000Z',
  href: null,
  filename: null,
})

const records: PublishedRecords = {
  investorRecords: [aTable('2026-03-10T06:00:00.000Z'), aTable('2999-01-01T06:00:00.000Z')],
  termsDocuments: [someTerms('all', []), someTerms('swiss', ['CH']), someTerms('american', ['US'])],
}

const english = async (language: string) => (language === 'en' ? records : { investorRecords: [], termsDocuments: [] })

const load = (locale: string, path: string) => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({ content: { getRecords: english } })
  return loadPageRecords(aVisit(locale, path.split('/')), path)
}

test('an investor page shows its tables after their publication time, and is purged with them', async () => {
  const { records: shown, keys } = await load('en', 'investors/key-figures')
  expect(shown.investorRecords.map(({ id }) => id)).toEqual(['2026-03-10T06:00:00.000Z'])
  expect(keys).toEqual(['records'])
})

test('records without a translation are shown in English', async () => {
  expect((await load('fr', 'investors')).records.investorRecords).toHaveLength(1)
})

test('the terms of other countries are left out', async () => {
  const idsIn = async (locale: string) =>
    (await load(locale, 'terms-and-conditions')).records.termsDocuments.map(({ id }) => id)
  expect([await idsIn('en-ch'), await idsIn('en')]).toEqual([
    ['all', 'swiss'],
    ['all', 'swiss', 'american'],
  ])
})

test('other pages read no records', async () => {
  const { records: shown, keys } = await load('en', 'company/about')
  expect([shown.investorRecords, shown.termsDocuments, keys]).toEqual([[], [], []])
})
