import type { InvestorRecord, InvestorRecordKind } from './investor-record.ts'

/** The tables of each investor page, in order, by the path of the page. */
const kindsByPath: Readonly<Record<string, readonly InvestorRecordKind[]>> = {
  investors: [
    'share-price',
    'key-data-per-share',
    'annual-figures',
    'share-distribution',
    'financial-calendar',
    'annual-report',
  ],
  'investors/share': [
    'share-price',
    'total-return',
    'shareholders',
    'share-distribution',
    'key-data-per-share',
    'dividend-policy',
  ],
  'investors/key-figures': ['annual-figures', 'key-data-per-share'],
  'investors/financial-calendar': ['financial-calendar'],
  'investors/annual-report': ['annual-report'],
}

/** Kinds of which every year is shown; of the others only the newest table. */
const everyYear: readonly InvestorRecordKind[] = ['financial-calendar', 'annual-report']

export function hasInvestorRecords(path: string): boolean {
  return Object.hasOwn(kindsByPath, path)
}

/**
 * Returns the tables of a page that are public at this time. The content service hides embargoed tables from visitors,
 * but not from editors, whose preview must not show them as published either.
 */
export function recordsOfPage(records: readonly InvestorRecord[], path: string, now: Date): InvestorRecord[] {
  const kinds = hasInvestorRecords(path) ? (kindsByPath[path] ?? []) : []
  const published = records.filter(({ publicationDate }) => Date.parse(publicationDate) <= now.getTime())
  return kinds.flatMap((kind) => {
    const newestFirst = published.filter((record) => record.kind === kind).toSorted(byYearAndDate)
    return everyYear.includes(kind) ? newestFirst : newestFirst.slice(0, 1)
  })
}

/** A table without a year covers several, up to the current one. */
function byYearAndDate(one: InvestorRecord, other: InvestorRecord): number {
  const years = (other.year ?? Number.MAX_SAFE_INTEGER) - (one.year ?? Number.MAX_SAFE_INTEGER)
  return years || Date.parse(other.publicationDate) - Date.parse(one.publicationDate)
}
