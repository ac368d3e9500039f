import type { Database } from '../../postgres/database.ts'
import { findInterruptedRun, type ImportRun, startRun } from './import-store.ts'

type ImportRunOptions = {
  fileName: string
  fileHash: string
  /** Whether to continue after the last saved row of the same file. */
  isResumed: boolean
  now: () => Date
}

/** The interrupted import of this file if it is to be resumed, else a new one. */
export async function findOrStartRun({ queries }: Database, options: ImportRunOptions): Promise<ImportRun> {
  const { fileName, fileHash, isResumed, now } = options
  const interrupted = isResumed ? await findInterruptedRun(queries, fileHash) : undefined
  return interrupted ?? startRun(queries, { fileName, fileHash, now: now() })
}
