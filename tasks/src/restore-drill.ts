import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runVisibly } from './run.ts'

/** Enough rows for a full backup of many files; a real rehearsal takes the size of the installation. */
const usualMegabytes = '50'

/** From this size on the drill archives as rarely as production does; a small one does not wait that long. */
const realisticMegabytes = 1000

/**
 * `./dev restore-drill [MEGABYTES]`: copies the running stack, loses data and a server, restores both, compares all rows
 * and objects, and starts the product on them.
 */
export async function restoreDrill([megabytes = usualMegabytes]: string[]): Promise<number> {
  if (!/^[1-9]\d{0,5}$/.test(megabytes)) throw new Error('the size is a number of megabytes')
  const archiveTimeout = Number(megabytes) < realisticMegabytes ? '5' : '45'
  // Not in the state folder, which the user of Postgres may not enter.
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
  try {
    return await runVisibly('infra/backup/restore-drill.sh', [folder, megabytes, archiveTimeout])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
