import { expect, test } from 'vitest'
import { formatReport, joinIds } from './format-report.ts'
import type { Statement } from './ledger.ts'

test.each([
  [[], ''],
  [['S1-001'], 'S1-001'],
  [['S1-001', 'S1-002', 'S1-003', 'S1-005', 'S2-006'], 'S1-001..003 S1-005 S2-006'],
])('draws %j as %j', (ids, drawn) => {
  expect(joinIds(ids)).toBe(drawn)
})

test('counts every state by chapter and by area and names what is open', () => {
  const statement = { chapter: '1', area: 'portal', statement: 'x', reason: '', test: '' }
  const statements: Statement[] = [
    { ...statement, id: 'S1-001', state: 'done' },
    { ...statement, id: 'S1-002', state: 'differs' },
    { ...statement, id: 'S2-001', state: 'open', chapter: '2', area: 'search' },
  ]
  const lines = formatReport(statements)
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
  expect(lines).toEqual([
    'Chapter done differs open total',
    'chapter 1 1 1 0 2',
    'chapter 2 0 0 1 1',
    '',
    'Area done differs open total',
    'portal 1 1 0 2',
    'search 0 0 1 1',
    'all 1 1 1 3',
    '',
    'Open',
    'search S2-001',
  ])
})
