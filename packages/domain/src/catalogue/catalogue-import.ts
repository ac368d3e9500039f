import { z } from 'zod'

/** The file formats of a catalogue import, by file extension. */
export const importFormats = ['xml', 'csv', 'xlsx', 'jsonl'] as const

export type ImportFormat = (typeof importFormats)[number]

/** The format of a file by its extension; undefined for any other file. */
export function toImportFormat(fileName: string): ImportFormat | undefined {
  const extension = fileName.split('.').at(-1)?.toLowerCase()
  return importFormats.find((format) => format === extension)
}

export const rowOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const

export type RowOutcome = (typeof rowOutcomes)[number]

const importCounts = z.record(z.enum(rowOutcomes), z.number().int())

export type ImportCounts = z.infer<typeof importCounts>

export const noImportCounts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 }

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

/** An import as the data service reports it. */
export const importSummary = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(importStates),
  isDryRun: z.boolean(),
  /** For a dry run: whether the import itself has followed. */
  isFollowed: z.boolean(),
  rowsDone: z.number().int(),
  /** Null unless a dry run has counted them. */
  rowsTotal: z.number().int().nullable(),
  counts: importCounts,
  requestedBy: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.enum(['unreadable', 'fault']).nullable(),
  failureDetail: z.string(),
})

export type ImportSummary = z.infer<typeof importSummary>

/** An import with its first changed or refused rows, refused ones first. */
export const importDetails = importSummary.extend({ rows: z.array(importRow) })

export type ImportDetails = z.infer<typeof importDetails>
