import { expect, test } from 'vitest'
import { formatReport, joinIds } from './format-report.ts'
import type { Statement } from './ledger.ts'

test.each([
  [[], ''],
  [['S1-001'], 'S1-001'],
  [['S1-001', 'S1-002', 'S1-003', 'S1-005', 'S2-006'], 'S1-001..003 S1-005 S2-006'],
])('formats %j as %j', (ids, formatted) => {
  expect(joinIds(ids)).toBe(formatted)
})

test('counts every state by chapter and by area, and lists the open statements', () => {
  const statement = { chapter: '1', area: 'portal', statement: 'x', reason: '', test: '', broken_by: '' }
  const statements: Statement[] = [
    { ...statement, id: 'S1-001', state: 'done', broken_by: 'the tile is left out' },
    { ...statement, id: 'S1-002', state: 'done' },
    { ...statement, id: 'S1-003', state: 'differs', broken_by: 'counts only where it is done' },
    { ...statement, id: 'S2-001', state: 'open', chapter: '2', area: 'search' },
  ]
  const lines = formatReport(statements)
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
  expect(lines).toEqual([
    'Chapter done differs open total broken',
    'chapter 1 2 1 0 3 1',
    'chapter 2 0 0 1 1 0',
    '',
    'Area done differs open total broken',
    'portal 2 1 0 3 1',
    'search 0 0 1 1 0',
    'all 2 1 1 4 1',
    '',
    '1 of 2 done statements name the change that made their test fail (broken).',
    '',
    'Open',
    'search S2-001',
  ])
})
