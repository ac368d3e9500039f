import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runVisibly } from './run.ts'

/** Enough rows for a full backup of many files; a real rehearsal takes the size of the installation. */
const usualMegabytes = '50'

/** `./dev restore-drill [MEGABYTES]`: loses a table, restores to the second before, and compares all rows. */
export async function restoreDrill([megabytes = usualMegabytes]: string[]): Promise<number> {
  if (!/^[1-9]\d{0,5}$/.test(megabytes)) throw new Error('the size is a number of megabytes')
  // Not in the state folder, which the user of Postgres may not enter.
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
  try {
    return await runVisibly('infra/backup/restore-drill.sh', [folder, megabytes])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
