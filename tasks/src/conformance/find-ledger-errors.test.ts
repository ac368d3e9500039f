import { expect, test } from 'vitest'
import { type Evidence, findLedgerErrors, findProvedButOpen } from './find-ledger-errors.ts'
import type { Statement } from './ledger.ts'
import type { TestCase } from './test-reports.ts'

const file = 'packages/domain/src/tiles.test.ts'
const journey = 'journeys/portal/tiles.journey.ts'
const name = 'renders an active tile [S4-001]'

function aStatement(given: Partial<Statement> = {}): Statement {
  const test = `${file}#${name}`
  return {
    id: 'S4-001',
    chapter: '4',
    area: 'portal',
    statement: 'x',
    state: 'done',
    reason: '',
    test,
    broken_by: '',
    ...given,
  }
}

function aCase(given: Partial<TestCase> = {}): TestCase {
  return { file, title: name, fullName: `tiles ${name}`, status: 'passed', ...given }
}

function errorsOf(given: Partial<Evidence>): string[] {
  const isFile = (path: string) => path === file || path === journey
  const evidence = { statements: [aStatement()], cases: [aCase()], reports: ['unit', 'journeys'] as const, isFile }
  return findLedgerErrors({ ...evidence, ...given })
}

test.each<[string, Statement]>([
  ['open without a test', aStatement({ state: 'open', test: '' })],
  ['done, named by the title of its test', aStatement()],
  ['done, named by the full name of its test', aStatement({ test: `${file}#tiles ${name}` })],
  ['differs with a reason', aStatement({ state: 'differs', reason: 'an expired invitation stays visible', test: '' })],
])('accepts a statement that is %s', (_, statement) => {
  expect(errorsOf({ statements: [statement] })).toEqual([])
})

test.each<[string, Statement[], TestCase[]]>([
  ['is done but names no test', [aStatement({ test: '' })], [aCase()]],
  ['differs without a reason', [aStatement({ state: 'differs', test: '' })], [aCase()]],
  ['which does not exist', [aStatement({ test: `gone.test.ts#${name}` })], [aCase()]],
  ['does not have its id', [aStatement({ id: 'S4-002' })], []],
  ['did not run', [aStatement()], []],
  ['did not run', [aStatement()], [aCase({ file: 'elsewhere.test.ts' })]],
  ['that failed', [aStatement()], [aCase({ status: 'failed' })]],
  ['that failed', [aStatement()], [aCase(), aCase({ status: 'failed' })]],
  ['that failed', [aStatement()], [aCase(), aCase({ fullName: 'another row [S4-001]', status: 'failed' })]],
  ['was skipped', [aStatement()], [aCase({ status: 'skipped' })]],
  ['that failed', [aStatement({ state: 'differs', reason: 'why' })], [aCase({ status: 'failed' })]],
  ['is in the ledger twice', [aStatement(), aStatement()], [aCase()]],
  ['S9-001, which is not in the ledger', [aStatement()], [aCase(), aCase({ fullName: 'a [S4-001 S9-001]' })]],
])('finds a statement that %s', (error, statements, cases) => {
  expect(errorsOf({ statements, cases })).toEqual([expect.stringContaining(error)])
})

test('does not check tests whose report is missing', () => {
  const statements = [aStatement(), aStatement({ id: 'S4-002', test: `${journey}#opens a tile [S4-002]` })]
  expect(errorsOf({ statements, reports: ['unit'] })).toEqual([])
  expect(errorsOf({ statements, reports: ['unit', 'journeys'] })).toEqual([expect.stringContaining('did not run')])
})

test('lists open statements that a passing test already proves', () => {
  const statements = [aStatement({ state: 'open', test: '' }), aStatement({ id: 'S4-002', state: 'open', test: '' })]
  const cases = [aCase(), aCase({ fullName: 'x [S4-002]', status: 'failed' })]
  expect(findProvedButOpen(statements, cases)).toEqual([{ id: 'S4-001', test: `${file}#tiles ${name}` }])
})
