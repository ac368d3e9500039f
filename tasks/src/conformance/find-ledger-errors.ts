import type { Statement } from './ledger.ts'
import { idsIn, misspeltIdsIn } from './test-ids.ts'
import { runOf, type TestCase } from './test-reports.ts'
import type { TestRun } from '../test-results.ts'

export type Evidence = {
  statements: Statement[]
  cases: TestCase[]
  /** The reports the cases come from; tests of other reports are not checked. */
  reports: readonly TestRun[]
  isFile: (file: string) => boolean
}

/** Returns one sentence for each error in the ledger. */
export function findLedgerErrors(evidence: Evidence): string[] {
  const { statements, cases } = evidence
  const ids = statements.map(({ id }) => id)
  const known = new Set(ids)
  const seen = new Set<string>()
  return [
    ...ids.filter((id) => seen.has(id) || !seen.add(id)).map((id) => `${id} is in the ledger twice`),
    ...statements.flatMap((statement) => {
      const error = findStatementError(statement, evidence)
      return error ? [`${statement.id} ${error}`] : []
    }),
    ...cases.flatMap(({ file, fullName }) => [
      ...misspeltIdsIn(fullName).map((word) => `${file} names ${word}, which is not an id: ${fullName}`),
      ...idsIn(fullName)
        .filter((id) => !known.has(id))
        .map((id) => `${file} names ${id}, which is not in the ledger`),
    ]),
  ]
}

/** Open statements whose id is in the name of a passed test: candidates for done. */
export function findProvedButOpen(statements: Statement[], cases: TestCase[]): { id: string; test: string }[] {
  const open = new Set(statements.filter(({ state }) => state === 'open').map(({ id }) => id))
  return cases
    .filter(({ status }) => status === 'passed')
    .flatMap((one) => idsIn(one.fullName).map((id) => ({ id, test: toTestName(one) })))
    .filter(({ id }) => open.has(id))
}

function findStatementError(statement: Statement, evidence: Evidence): string | undefined {
  const { state, reason, test } = statement
  if (state === 'differs' && reason === '') return 'differs without a reason'
  if (state === 'done' && test === '') return 'is done but names no test'
  if (state === 'open' || test === '') return undefined
  return findTestError(statement, evidence)
}

function findTestError({ id, test }: Statement, { cases, reports, isFile }: Evidence): string | undefined {
  const file = test.slice(0, test.indexOf('#'))
  const name = test.slice(file.length + 1)
  if (!isFile(file)) return `names ${file}, which does not exist`
  if (!idsIn(name).includes(id)) return `names a test that does not have its id: ${test}`
  if (!reports.includes(runOf(file))) return undefined
  const isNamed = cases.some((one) => one.file === file && (one.title === name || one.fullName === name))
  if (!isNamed) return `names a test that did not run: ${test}`
  // The ledger names one row of a `test.each` table, so every other test with the id must have passed too.
  const unproved = cases.find((one) => idsIn(one.fullName).includes(id) && one.status !== 'passed')
  if (!unproved) return undefined
  return `has a test that ${unproved.status === 'failed' ? 'failed' : 'was skipped'}: ${toTestName(unproved)}`
}

function toTestName({ file, fullName }: TestCase): string {
  return `${file}#${fullName}`
}
