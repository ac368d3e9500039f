import { readFile, rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { type Check, toRerun } from '../checks.ts'
import { checkLedger } from '../conformance/check-ledger.ts'
import { root, state } from '../environment.ts'
import { failedFiles, parseReport, type Report } from '../journeys/report.ts'
import { failuresOf } from '../journeys/summary.ts'
import { type Outcome, runQuietly } from '../run.ts'
import { readSealedReport, withSealedReport } from '../sealed-reports/sealed-reports.ts'
import { resultsFile } from '../test-results.ts'

const vitest = ['pnpm', 'exec', 'vitest']
const units = ['--project', 'unit*']

/** Runs all unit tests, then checks that the unit tests named in the conformance ledger exist and passed. */
export function allUnitTests(maxWorkers: number): Check {
  const args = ['run', ...units, `--maxWorkers=${maxWorkers}`]
  return {
    name: 'unit tests',
    rerun: toRerun([...vitest, 'run', ...units]),
    run: async () => {
      const outcome = await withSealedReport('unit', () => runVitest(resultsFile('unit'), args))
      return outcome.code === 0 ? checkUnitTestsOfLedger() : outcome
    },
  }
}

async function checkUnitTestsOfLedger(): Promise<Outcome> {
  const { errors } = await checkLedger(root, async (run) =>
    run === 'unit' ? readSealedReport(run) : { kind: 'missing' },
  )
  return {
    code: errors.length === 0 ? 0 : 1,
    output: errors.map((error) => `docs/conformance.tsv: ${error}`).join('\n'),
  }
}

/** Runs the unit tests that import one of these files, directly or not. */
export function relatedUnitTests(files: readonly string[], maxWorkers: number): Check {
  const related = ['related', '--run', '--passWithNoTests', ...units, ...files]
  return {
    name: 'unit tests',
    rerun: toRerun([...vitest, ...related]),
    run: () => runVitest(`${state}/related-unit-tests.json`, [...related, `--maxWorkers=${maxWorkers}`]),
  }
}

async function runVitest(reportFile: string, args: string[]): Promise<Outcome> {
  await rm(reportFile, { force: true })
  const reporter = ['--reporter=json', `--outputFile.json=${reportFile}`]
  const outcome = await runQuietly('pnpm', ['exec', 'vitest', ...args, ...reporter])
  const text = await readFile(reportFile, 'utf8').catch(() => undefined)
  if (outcome.code === 0 || text === undefined) return outcome
  const failures = formatFailures(parseReport(text), root)
  // An error outside of every test is not in the report.
  return { ...outcome, output: failures === '' ? outcome.output : failures }
}

/** Removes the stack frames in `node_modules`. */
function withoutPackageFrames(text: string): string {
  return text.replaceAll(/^\s+at .*node_modules.*\n?/gm, '').trimEnd()
}

/** Formats each failed test with its error and the command to rerun it. */
export function formatFailures(report: Report, checkout: string): string {
  return failedFiles(report)
    .flatMap((file) => {
      const path = relative(checkout, file.name)
      const failed = file.assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${path}\n${failuresOf(file)}\nrerun: ${toRerun([...vitest, 'run', path])}\n`]
      return failed.map((test) => {
        const pattern = `^${test.fullName.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`
        const failure = withoutPackageFrames(failuresOf({ ...file, assertionResults: [test] }))
        return `${path}\n${failure}\nrerun: ${toRerun([...vitest, 'run', path, '-t', pattern])}\n`
      })
    })
    .join('\n')
}
