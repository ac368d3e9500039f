import { parseTable, type Table } from '@ferrule/blocks/tabular/parse-table'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'
import type { InvestorRecord, InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import type { Language } from '@ferrule/domain/locales/language'
import type { Publication, PublicationBlock, PublicationChapter } from '@ferrule/pdf/publication/publication'

export type ReportLabels = {
  siteName: string
  language: Language
  /** The heading of the table of contents. */
  contents: string
  formatDate: (iso: string) => string
}

/** The chapters of a report in their order. */
const chapterKinds: readonly InvestorRecordKind[] = [
  'annual-figures',
  'key-data-per-share',
  'dividend-policy',
  'share-price',
  'total-return',
  'shareholders',
  'share-distribution',
  'financial-calendar',
]

/** The annual report of a year from the published tables of the investor pages. Later years are left out. */
export function toAnnualReport(
  report: InvestorRecord,
  published: readonly InvestorRecord[],
  labels: ReportLabels,
): Publication {
  const chapters = chapterKinds.flatMap((kind) => {
    const record = latestOf(published, kind)
    return record ? (toChapter(record, report.year, labels) ?? []) : []
  })
  return {
    siteName: labels.siteName,
    title: report.title,
    kicker: labels.siteName,
    lead: report.note ?? '',
    edition: labels.formatDate(report.publicationDate),
    language: labels.language,
    cover: { picture: null, facts: [] },
    contents: labels.contents,
    isLong: true,
    labels: { danger: '', warning: '', caution: '', notice: '' },
    chapters,
  }
}

function latestOf(records: readonly InvestorRecord[], kind: InvestorRecordKind): InvestorRecord | undefined {
  return records.filter((one) => one.kind === kind).toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))[0]
}

function toChapter(
  { kind, title, note, cells, footnote }: InvestorRecord,
  year: number | null,
  labels: ReportLabels,
): PublicationChapter | undefined {
  const parsed = parseTable(cells)
  if (typeof parsed === 'string') return undefined
  const table = year === null ? parsed : untilYear(parsed, year)
  const emphasised = table.rows.filter((row) => row.emphasised)
  const toLabel = (label: string) => (isIsoDate(label) ? labels.formatDate(`${label}T12:00:00Z`) : label)
  const blocks: PublicationBlock[] = [
    ...toTexts(note),
    ...(kind === 'annual-figures' ? emphasised.flatMap((row) => toBars(table, row)) : []),
    {
      kind: 'table',
      numeric: kind !== 'financial-calendar',
      widths: [2, ...table.columns.map(() => 1)],
      rows: [
        [table.corner, ...table.columns],
        ...table.rows.map(({ label, cells: values }) => [toLabel(label), ...values]),
      ],
    },
    ...toTexts(footnote),
  ]
  return { title, blocks }
}

function toTexts(text: string | null): PublicationBlock[] {
  return text ? [{ kind: 'text', text }] : []
}

/** Removes the columns of later years from a table with one column for each year. */
function untilYear({ columns, rows, ...table }: Table, year: number): Table {
  const isYears = columns.every((column) => /^\d{4}$/.test(column))
  if (!isYears) return { ...table, columns, rows }
  const kept = columns.filter((column) => Number(column) <= year)
  return { ...table, columns: kept, rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, kept.length) })) }
}

/** A bar for each year; none if a cell is not a number. */
function toBars({ columns }: Table, { label, cells }: Table['rows'][number]): PublicationBlock[] {
  const values = cells.map((cell) => Number(cell.replaceAll(/[\s’']/g, '')))
  if (values.some((value) => Number.isNaN(value))) return []
  const items = columns.map((column, index) => ({
    label: column,
    value: values[index] ?? 0,
    text: cells[index] ?? '',
  }))
  return [{ kind: 'bars', caption: label, items }]
}
