import { createInterface } from 'node:readline'
import { dataService } from '../support/spawned-database.ts'

export type ImportRun = {
  perSecond: number
  /** As the command prints it after each batch. */
  memoryMb: number[]
  /** Undefined if the run was killed. */
  counts: { created: number; changed: number; unchanged: number; skipped: number } | undefined
}

/** Runs the import command, and kills it after `killAt` rows. */
export async function runImport(
  url: string,
  file: string,
  { isResumed = false, killAt = Number.POSITIVE_INFINITY }: { isResumed?: boolean; killAt?: number },
): Promise<ImportRun> {
  const args = [file, ...(isResumed ? ['--resume'] : [])]
  const child = dataService('import-catalogue', args, { DATA_DATABASE_URL: url, output: 'pipe' })
  const run: ImportRun = { perSecond: 0, memoryMb: [], counts: undefined }
  // The command rewrites its progress on one line.
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const [, done, perSecond, memory] of text.matchAll(/(\d+) rows, (\d+) a second, (\d+) MB/g)) {
      run.perSecond = Number(perSecond)
      run.memoryMb.push(Number(memory))
      if (Number(done) >= killAt) child.kill('SIGKILL')
    }
  })
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) run.counts = JSON.parse(line)
    })
  }
  await new Promise((done) => child.on('close', done))
  return run
}
