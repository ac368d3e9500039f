import { z } from 'zod'

/** The columns of the template; the export has the state beside them. */
export const redirectColumns = ['site', 'previousUrl', 'target'] as const

export const maxRedirectRows = 20_000

/** The name of the main site in a file; its slug is empty. */
const mainSiteName = 'main'

export function toSiteName(slug: string): string {
  return slug === '' ? mainSiteName : slug
}

export const redirectRowOutcome = z.enum(['created', 'changed', 'unchanged', 'refused'])
export type RedirectRowOutcome = z.infer<typeof redirectRowOutcome>

const redirectRowReason = z.enum([
  'malformed',
  'too-long',
  'unknown-site',
  'other-site',
  'duplicate',
  'loop',
  'target-missing',
])
export type RedirectRowReason = z.infer<typeof redirectRowReason>

/** The verdict on a row of a file; the header is line 1. */
const redirectRowVerdict = z.object({
  line: z.number(),
  site: z.string(),
  previousUrl: z.string(),
  target: z.string(),
  outcome: redirectRowOutcome,
  /** Why the row is refused. */
  reason: redirectRowReason.optional(),
})
export type RedirectRowVerdict = z.infer<typeof redirectRowVerdict>

export const redirectImportReport = z.object({
  counts: z.record(redirectRowOutcome, z.number()),
  /** The first rows, refused ones first. */
  rows: z.array(redirectRowVerdict),
  isApplied: z.boolean(),
})
export type RedirectImportReport = z.infer<typeof redirectImportReport>

const maxReportedRows = 200
const ranks: Record<RedirectRowOutcome, number> = { refused: 0, changed: 1, created: 2, unchanged: 3 }

export function toImportReport(verdicts: readonly RedirectRowVerdict[], isApplied: boolean): RedirectImportReport {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of verdicts) counts[outcome] += 1
  const rows = verdicts.toSorted((one, other) => ranks[one.outcome] - ranks[other.outcome] || one.line - other.line)
  return { counts, rows: rows.slice(0, maxReportedRows), isApplied }
}

/** Spreadsheets write semicolons, commas or tabs, by their language. Addresses contain them too, so the header decides. */
export function findDelimiter(csv: string): ';' | ',' | '\t' {
  const [header = ''] = csv.split(/\r?\n/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  if (count('\t') > 1) return '\t'
  return count(';') > count(',') ? ';' : ','
}
