import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Provocation } from './provocation.ts'

/** The script that the job of the backups calls. */
export async function writeBackupTime(folder: string): Promise<void> {
  await promisify(execFile)('bash', [join(folder, 'write-backup-time.sh'), folder])
}

/** Moves the time of the last backup 27 hours into the past. */
export function ageBackup(folder: string): Provocation {
  const file = join(folder, 'ferrule-backup.prom')
  return {
    alerts: ['BackupTooOld'],
    provoke: async () => {
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        text.replace(/\d+$/m, (seconds) => `${Number(seconds) - 27 * 3600}`),
      )
    },
    undo: () => writeBackupTime(folder),
  }
}
