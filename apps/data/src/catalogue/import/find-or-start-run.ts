import type { Database } from '../../postgres/database.ts'
import { findBrokenOff, type ImportRun, startRun } from './import-store.ts'

type RunWish = {
  fileName: string
  fileHash: string
  /** Go on behind the last saved row of the same file. */
  isResumed: boolean
  now: () => Date
}

/** The import of this file that broke off, where it is to go on, else a new one. */
export async function findOrStartRun({ queries }: Database, wish: RunWish): Promise<ImportRun> {
  const { fileName, fileHash, isResumed, now } = wish
  const broken = isResumed ? await findBrokenOff(queries, fileHash) : undefined
  return broken ?? startRun(queries, { fileName, fileHash, now: now() })
}
