import { expect, test } from 'vitest'
import { findFaults, findProvedButOpen } from './find-faults.ts'
import type { Statement } from './ledger.ts'
import type { TestRun } from './test-reports.ts'

const file = 'packages/domain/src/tiles.test.ts'
const name = 'draws an active tile [S4-001]'

function aStatement(given: Partial<Statement> = {}): Statement {
  const test = `${file}#${name}`
  return { id: 'S4-001', chapter: '4', area: 'portal', statement: 'x', state: 'done', reason: '', test, ...given }
}

function aRun(given: Partial<TestRun> = {}): TestRun {
  return { file, title: name, fullName: `tiles ${name}`, status: 'passed', startedAt: 200, ...given }
}

const changedAt = (path: string) => (path === file ? 100 : undefined)

test.each<[string, Statement]>([
  ['open without a test', aStatement({ state: 'open', test: '' })],
  ['done, named by the title of its test', aStatement()],
  ['done, named by the full name of its test', aStatement({ test: `${file}#tiles ${name}` })],
  ['differs with a reason', aStatement({ state: 'differs', reason: 'an expired invitation stays visible', test: '' })],
])('accepts a statement that is %s', (_, statement) => {
  expect(findFaults({ statements: [statement], runs: [aRun()], changedAt })).toEqual([])
})

test.each<[string, Statement[], TestRun[]]>([
  ['is done but names no test', [aStatement({ test: '' })], [aRun()]],
  ['differs without a reason', [aStatement({ state: 'differs', test: '' })], [aRun()]],
  ['which does not exist', [aStatement({ test: `gone.test.ts#${name}` })], [aRun()]],
  ['does not carry its id', [aStatement({ id: 'S4-002' })], []],
  ['did not run', [aStatement()], []],
  ['did not run', [aStatement()], [aRun({ file: 'elsewhere.test.ts' })]],
  ['that failed', [aStatement()], [aRun({ status: 'failed' })]],
  ['that failed', [aStatement()], [aRun(), aRun({ status: 'failed' })]],
  ['that failed', [aStatement()], [aRun(), aRun({ fullName: 'another row [S4-001]', status: 'failed' })]],
  ['was skipped', [aStatement()], [aRun({ status: 'skipped' })]],
  ['has not run since it changed', [aStatement()], [aRun({ startedAt: 99 })]],
  ['that failed', [aStatement({ state: 'differs', reason: 'why' })], [aRun({ status: 'failed' })]],
  ['stands in the ledger twice', [aStatement(), aStatement()], [aRun()]],
  ['S9-001, which the ledger does not hold', [aStatement()], [aRun(), aRun({ fullName: 'a [S4-001 S9-001]' })]],
])('finds a statement that %s', (fault, statements, runs) => {
  expect(findFaults({ statements, runs, changedAt })).toEqual([expect.stringContaining(fault)])
})

test('finds an id that is missing from the ledger', () => {
  const evidence = { statements: [aStatement()], runs: [aRun()], changedAt, requiredIds: ['S4-001', 'S4-002'] }
  expect(findFaults(evidence)).toEqual(['S4-002 is missing from the ledger'])
})

test('offers open statements that a passing test already proves', () => {
  const statements = [aStatement({ state: 'open', test: '' }), aStatement({ id: 'S4-002', state: 'open', test: '' })]
  const runs = [aRun(), aRun({ fullName: 'x [S4-002]', status: 'failed' })]
  expect(findProvedButOpen(statements, runs)).toEqual([{ id: 'S4-001', test: `${file}#tiles ${name}` }])
})
