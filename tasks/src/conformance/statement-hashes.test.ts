import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseLedger } from './ledger.ts'
import { findRewordings, formatHashes, parseStatementList } from './statement-hashes.ts'

const one = { id: 'S1-001', chapter: '1', area: 'portal', statement: 'The portal has a name.' }
const other = { ...one, id: 'S1-002', statement: 'The portal has a home.' }
const hashes = formatHashes([one, other])

test.each([
  ['unchanged', [one, other], []],
  ['reworded', [{ ...one, statement: 'The portal may have a name.' }, other], ['S1-001 is not worded as']],
  ['moved to another area', [one, { ...other, area: 'search' }], ['S1-002 is not worded as']],
  ['moved to another chapter', [one, { ...other, chapter: '2' }], ['S1-002 is not worded as']],
  ['left out', [other], ['S1-001 is missing']],
  ['added', [one, other, { ...one, id: 'S1-003' }], ['S1-003 is not a statement']],
])('compares statements that are %s', (_, statements, errors) => {
  expect(findRewordings(statements, hashes)).toEqual(errors.map((error) => expect.stringContaining(error)))
})

test("parses the specification's list by its column names", () => {
  const list = 'id\tchapter\tkind\tarea\tstatement\tnote\nS1-001\t1\trule\tportal\tThe portal has a name.\t\n'
  expect(parseStatementList(list)).toEqual([one])
})

test('the ledger has the statements of the specification, word for word', () => {
  const docs = new URL('../../../docs/', import.meta.url)
  const { statements } = parseLedger(readFileSync(new URL('conformance.tsv', docs), 'utf8'))
  expect(findRewordings(statements, readFileSync(new URL('conformance.sha256', docs), 'utf8'))).toEqual([])
  expect(statements).toHaveLength(706)
})
