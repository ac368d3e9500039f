import { readFile, rm, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root, state } from '../environment.ts'
import { runVisibly } from '../run.ts'
import { withSealedReport } from '../sealed-reports/sealed-reports.ts'
import { resultsFile } from '../test-results.ts'
import { listChangedFiles } from '../verify/changed-files.ts'
import { pickJourneys } from './pick-journeys.ts'
import { failedFiles, mergeReports, parseReport, type Report } from './report.ts'
import { failuresOf, slowestFiles, unstableFiles } from './summary.ts'

/** More failures than this are not chance, so a retry would only take time. */
const maxRetriedFiles = 24

const projects = ['--project', 'journeys', '--project', 'journeys-alone']

/**
 * `./dev journeys [FILE]`: runs scenarios against the running stack. Files run in parallel; those that stop a component
 * of the stack run alone afterwards. A failed file is retried once, alone, at the end: if it passes then, the run is
 * green and the file is listed as unstable.
 */
export async function journeys(args: string[]): Promise<number> {
  if (args[0] === '--changed') return runForChange(args[1])
  if (args.length > 0) return run(`${state}/some-journeys.json`, args)
  return withSealedReport('journeys', () => run(resultsFile('journeys'), []))
}

/** `./dev journeys --changed [BASE]`: runs the journeys that a change can affect. */
async function runForChange(base?: string): Promise<number> {
  const picked = pickJourneys(listChangedFiles(root, base))
  if (picked === 'all') return journeys([])
  console.log(picked.length === 0 ? 'no journey covers this change' : `journeys: ${picked.join(' ')}`)
  return picked.length === 0 ? 0 : journeys([...picked])
}

async function run(reportFile: string, args: string[]): Promise<number> {
  const code = await runVitest(reportFile, [...projects, ...args])
  const first = await readReport(reportFile)
  if (!first) return code
  const failed = failedFiles(first)
  // Vitest also fails for errors outside of any file, such as an unhandled rejection; a retry cannot fix those.
  const isRetried = failed.length > 0 && failed.length <= maxRetriedFiles
  const second = isRetried ? await retry(failed.map(({ name }) => relative(root, name))) : undefined
  const merged = second ? mergeReports(first, second) : first
  if (second) await writeFile(reportFile, JSON.stringify(merged))
  const hasFailed = printSummary({ first, second, merged })
  if (hasFailed) return 1
  return second ? 0 : code
}

async function retry(files: string[]): Promise<Report | undefined> {
  console.log(`\nretrying alone: ${files.join(' ')}\n`)
  const file = `${state}/journeys-retry.json`
  await rm(file, { force: true })
  await runVitest(file, [...projects, '--no-file-parallelism', ...files])
  return readReport(file)
}

async function runVitest(reportFile: string, args: string[]): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return runVisibly('pnpm', ['exec', 'vitest', 'run', ...reporters, ...args])
}

async function readReport(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseReport(text)
}

type Run = { first: Report; second: Report | undefined; merged: Report }

/** Prints the slowest, unstable and failed files; returns whether any file failed after the retry. */
function printSummary({ first, second, merged }: Run): boolean {
  console.log(`\nslowest files:\n${slowestFiles(merged, root).join('\n')}`)
  const unstable = second ? unstableFiles(first, second, root) : []
  if (unstable.length > 0) console.log(`\nUNSTABLE, failed at first and passed when retried:\n${unstable.join('\n')}`)
  const failed = failedFiles(merged)
  for (const file of failed) console.log(`\nFAILED ${relative(root, file.name)}\n${failuresOf(file)}`)
  console.log(`\n${unstable.length} files passed when retried, ${failed.length} failed`)
  return failed.length > 0
}
