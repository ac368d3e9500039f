import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InvestorRecord, type InvestorRecordKind, investorRecordKinds } from './investor-record.ts'
import { hasInvestorRecords, recordsOfPage } from './records-of-page.ts'

const now = new Date('2026-11-17T10:00:00Z')

const aRecord = (kind: InvestorRecordKind, year: number | null, publicationDate = '2026-03-10T06:00:00Z') =>
  ({ id: `${kind}-${year}`, kind, year, title: kind, note: null, cells: '', footnote: null, publicationDate }) as const

const idsOf = (records: readonly InvestorRecord[], path: string) =>
  recordsOfPage(records, path, now).map(({ id }) => id)

test('the share page has its tables in order', () => {
  const all = investorRecordKinds.map((kind) => aRecord(kind, 2025))
  expect(recordsOfPage(all, 'investors/share', now).map(({ kind }) => kind)).toEqual([
    'share-price',
    'total-return',
    'shareholders',
    'share-distribution',
    'key-data-per-share',
    'dividend-policy',
  ])
})

test('the newest table of a kind is shown, and every calendar and report', () => {
  const years = (kind: InvestorRecordKind) => [2023, 2025, 2024].map((year) => aRecord(kind, year))
  const records = [...years('annual-figures'), ...years('annual-report')]
  expect(idsOf(records, 'investors')).toEqual([
    'annual-figures-2025',
    'annual-report-2025',
    'annual-report-2024',
    'annual-report-2023',
  ])
})

test('a correction, which is published later, replaces the table of the same year', () => {
  const correction = { ...aRecord('annual-figures', 2025, '2026-06-01T06:00:00Z'), id: 'correction' }
  expect(idsOf([aRecord('annual-figures', 2025), correction], 'investors/key-figures')).toEqual(['correction'])
})

test.each(['investors/governance', 'company', '', 'constructor'])('the page "%s" has no tables', (path) => {
  expect(hasInvestorRecords(path)).toBe(false)
  expect(idsOf([aRecord('annual-figures', 2025)], path)).toEqual([])
})

test('a table is never shown before its publication time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...investorRecordKinds), fc.integer({ min: -1e9, max: 1e9 }), (kind, offset) => {
      const record = aRecord(kind, 2025, new Date(now.getTime() + offset).toISOString())
      const shown = recordsOfPage([record], kind === 'annual-report' ? 'investors/annual-report' : 'investors', now)
      if (offset > 0) expect(shown).toEqual([])
    }),
  )
  expect(idsOf([aRecord('annual-report', 2025, now.toISOString())], 'investors')).toEqual(['annual-report-2025'])
})
