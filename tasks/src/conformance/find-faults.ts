import type { Statement } from './ledger.ts'
import type { TestRun } from './test-reports.ts'

export type Evidence = {
  statements: Statement[]
  runs: TestRun[]
  /** When a file was last changed, in milliseconds; undefined where there is no such file. */
  changedAt: (file: string) => number | undefined
  /** The ids the ledger must hold, where the full list is at hand. */
  requiredIds?: string[]
}

/** Everything that makes the ledger untrue, one sentence each. */
export function findFaults({ statements, runs, changedAt, requiredIds = [] }: Evidence): string[] {
  const ids = statements.map(({ id }) => id)
  const known = new Set(ids)
  const seen = new Set<string>()
  return [
    ...ids.filter((id) => seen.has(id) || !seen.add(id)).map((id) => `${id} stands in the ledger twice`),
    ...requiredIds.filter((id) => !known.has(id)).map((id) => `${id} is missing from the ledger`),
    ...statements.flatMap((statement) => {
      const fault = findStatementFault(statement, runs, changedAt)
      return fault ? [`${statement.id} ${fault}`] : []
    }),
    ...runs.flatMap((run) =>
      idsIn(run.fullName)
        .filter((id) => !known.has(id))
        .map((id) => `${run.file} names ${id}, which the ledger does not hold`),
    ),
  ]
}

/** Statements still open although a test that carries their id has passed: candidates for done. */
export function findProvedButOpen(statements: Statement[], runs: TestRun[]): { id: string; test: string }[] {
  const open = new Set(statements.filter(({ state }) => state === 'open').map(({ id }) => id))
  return runs
    .filter(({ status }) => status === 'passed')
    .flatMap((run) => idsIn(run.fullName).map((id) => ({ id, test: toTestName(run) })))
    .filter(({ id }) => open.has(id))
}

function findStatementFault(
  statement: Statement,
  runs: TestRun[],
  changedAt: Evidence['changedAt'],
): string | undefined {
  const { state, reason, test } = statement
  if (state === 'differs' && reason === '') return 'differs without a reason'
  if (state === 'done' && test === '') return 'is done but names no test'
  if (state === 'open' || test === '') return undefined
  return findTestFault(statement, runs, changedAt)
}

function findTestFault({ id, test }: Statement, runs: TestRun[], changedAt: Evidence['changedAt']): string | undefined {
  const file = test.slice(0, test.indexOf('#'))
  const name = test.slice(file.length + 1)
  const changed = changedAt(file)
  if (changed === undefined) return `names ${file}, which does not exist`
  if (!idsIn(name).includes(id)) return `names a test that does not carry its id: ${test}`
  const named = runs.filter((run) => run.file === file && (run.title === name || run.fullName === name))
  if (named.length === 0) return `names a test that did not run: ${test}`
  if (named.some(({ startedAt }) => startedAt < changed))
    return `names a test that has not run since it changed: ${test}`
  // One row of a table of cases stands for them all, so whatever else carries the id must have passed too.
  const unproved = runs.find((run) => idsIn(run.fullName).includes(id) && run.status !== 'passed')
  if (unproved)
    return `has a test that ${unproved.status === 'failed' ? 'failed' : 'was skipped'}: ${toTestName(unproved)}`
  return undefined
}

function toTestName({ file, fullName }: TestRun): string {
  return `${file}#${fullName}`
}

/** `refuses a replayed proof [S7-005 S7-006]` carries two ids. */
function idsIn(testName: string): string[] {
  const brackets = testName.matchAll(/\[(S\d-\d{3}(?:[ ,]+S\d-\d{3})*)\]/g)
  return [...brackets].flatMap(([, ids = '']) => ids.split(/[ ,]+/))
}
