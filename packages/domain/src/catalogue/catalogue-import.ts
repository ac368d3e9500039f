import { z } from 'zod'

/** The files that a catalogue is read from, by the ending of their names. */
export const importFormats = ['xml', 'csv', 'xlsx', 'jsonl'] as const

export type ImportFormat = (typeof importFormats)[number]

/** Nothing for a file that is none of them. */
export function toImportFormat(fileName: string): ImportFormat | undefined {
  const ending = fileName.split('.').at(-1)?.toLowerCase()
  return importFormats.find((format) => format === ending)
}

export const rowOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const

export type RowOutcome = (typeof rowOutcomes)[number]

const importCounts = z.record(z.enum(rowOutcomes), z.number().int())

export type ImportCounts = z.infer<typeof importCounts>

export const noCounts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 }

const importStates = ['waiting', 'running', 'finished', 'broken'] as const

export type ImportState = (typeof importStates)[number]

type ImportFacts = { rowsDone: number; finishedAt: Date | null; failure: string | null }

export function stateOfImport({ rowsDone, finishedAt, failure }: ImportFacts): ImportState {
  if (finishedAt) return 'finished'
  if (failure !== null) return 'broken'
  return rowsDone > 0 ? 'running' : 'waiting'
}

const importRow = z.object({
  place: z.string(),
  slug: z.string(),
  outcome: z.enum(rowOutcomes),
  /** The fields that differ, or why the row is refused. */
  detail: z.string(),
})

export type ImportRowReport = z.infer<typeof importRow>

/** What is told of an import. */
export const importSummary = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(importStates),
  isDryRun: z.boolean(),
  /** Whether it has been followed by an import, where it is a dry run. */
  isFollowed: z.boolean(),
  rowsDone: z.number().int(),
  /** Known where a dry run has counted them. */
  rowsTotal: z.number().int().nullable(),
  counts: importCounts,
  askedBy: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.enum(['unreadable', 'fault']).nullable(),
  failureDetail: z.string(),
})

export type ImportSummary = z.infer<typeof importSummary>

/** An import with the first of its rows that changed something or were refused, refused ones first. */
export const importDetails = importSummary.extend({ rows: z.array(importRow) })

export type ImportDetails = z.infer<typeof importDetails>
