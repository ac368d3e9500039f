import { createInterface } from 'node:readline'
import { dataService } from '../support/own-database.ts'

export type ImportRun = {
  perSecond: number
  /** As the command says it after each batch. */
  memoryMb: number[]
  /** Nothing if the run was killed. */
  counts: { created: number; changed: number; unchanged: number; skipped: number } | undefined
}

/** Runs the import as a machine maker does, and ends it the hard way when so many rows are done. */
export async function runImport(
  url: string,
  file: string,
  { isResumed = false, killAt = Number.POSITIVE_INFINITY }: { isResumed?: boolean; killAt?: number },
): Promise<ImportRun> {
  const args = [file, ...(isResumed ? ['--resume'] : [])]
  const child = dataService('import-catalogue', args, { DATA_DATABASE_URL: url, output: 'pipe' })
  const run: ImportRun = { perSecond: 0, memoryMb: [], counts: undefined }
  // The progress stands on one line that is written again and again.
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
