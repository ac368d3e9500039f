import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, state } from './environment.ts'
import { parseReport } from './journeys/report.ts'
import { findUnprovedLines, namedTests, readSecurityLines, type TestOutcome } from './named-tests.ts'
import { runVisibly } from './run.ts'

const reportFile = join(state, 'security.json')

/**
 * `./dev security`: runs every test that docs/security.md names, on the running stack: unit and store tests, journeys,
 * and those that run alone. It fails if a line of the table has no test with its id.
 */
export async function security(): Promise<number> {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const files = namedTests(text)
  const missing = files.filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`docs/security.md names tests that do not exist: ${missing.join(', ')}`)
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const code = await runVisibly('pnpm', ['exec', 'vitest', 'run', ...reporters, ...files])
  const unproved = findUnprovedLines(readSecurityLines(text), readOutcomes())
  for (const line of unproved) console.error(line)
  return code === 0 && unproved.length > 0 ? 1 : code
}

function readOutcomes(): TestOutcome[] {
  if (!existsSync(reportFile)) return []
  return parseReport(readFileSync(reportFile, 'utf8')).testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: relative(root, file), name: fullName, status })),
  )
}
