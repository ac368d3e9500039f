import type { InvestorRecord, InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import { expect, test } from 'vitest'
import { toAnnualReport } from './to-annual-report.ts'

const aRecord = (kind: InvestorRecordKind, year: number | null, cells: string): InvestorRecord => ({
  id: `${kind}-${year}`,
  kind,
  year,
  title: `${kind} ${year ?? ''}`.trim(),
  cells,
  note: null,
  footnote: 'Demo data',
  publicationDate: '2026-03-10T06:00:00.000Z',
})

const figures = aRecord(
  'annual-figures',
  null,
  'In million CHF|2023|2024|2025\n* Revenue|307.2|352.6|1 341.8\nStaff|1|2|3',
)
const calendar = aRecord('financial-calendar', 2027, 'Date|Event\n2027-03-09|Annual results')
const labels = {
  siteName: 'Norlitz',
  language: 'en' as const,
  contents: 'Contents',
  formatDate: (iso: string) => `on ${iso.slice(0, 10)}`,
}

test('the annual report contains the published tables, with bars for the rows that the editor marked', () => {
  const report = aRecord('annual-report', 2025, 'Chapter|Content\nFigures|Revenue')
  const { title, chapters } = toAnnualReport(report, [calendar, report, figures], labels)
  expect(title).toBe('annual-report 2025')
  expect(chapters.map((chapter) => chapter.title)).toEqual(['annual-figures', 'financial-calendar 2027'])
  const bars = chapters[0]?.blocks.filter(({ kind }) => kind === 'bars')
  expect(bars).toMatchObject([{ caption: 'Revenue', items: [{ value: 307.2 }, { value: 352.6 }, { value: 1341.8 }] }])
  expect(chapters[1]?.blocks).toContainEqual(
    expect.objectContaining({
      rows: [
        ['Date', 'Event'],
        ['on 2027-03-09', 'Annual results'],
      ],
    }),
  )
})

test('the report of an earlier year leaves out later years and has the latest table of each kind', () => {
  const report = aRecord('annual-report', 2024, 'Chapter|Content\nFigures|Revenue')
  const older = aRecord('financial-calendar', 2023, 'Date|Event\n2023-04-12|Meeting')
  const { chapters } = toAnnualReport(report, [older, calendar, figures], labels)
  expect(chapters[0]?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'table', rows: expect.arrayContaining([['In million CHF', '2023', '2024']]) }),
  )
  expect(chapters[1]?.title).toBe('financial-calendar 2027')
})
