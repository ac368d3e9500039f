import { expect, test } from 'vitest'
import { listIds, parseLedger } from './ledger.ts'

const header = 'id\tchapter\tarea\tstatement\tstate\treason\ttest'
const openLine = 'S1-001\t1\tportal\tThe portal has a name.\topen\t\t'

test('reads a statement whose last columns are empty', () => {
  expect(parseLedger(`${header}\n${openLine}\n`)).toEqual({
    statements: [
      {
        id: 'S1-001',
        chapter: '1',
        area: 'portal',
        statement: 'The portal has a name.',
        state: 'open',
        reason: '',
        test: '',
      },
    ],
    faults: [],
  })
})

test.each([
  ['id\tstatement', 'the first line of the ledger must be'],
  [`${header}\nS1-001\t1\tportal`, 'line 2 has 3 columns, not 7'],
  [`${header}\n${openLine.replace('S1-001', '1-1')}`, 'line 2: id is not of the form'],
  [`${header}\n${openLine.replace('\t1\t', '\t10\t')}`, 'line 2: chapter is not 1 to 9'],
  [`${header}\n${openLine.replace('portal', 'The Portal')}`, 'line 2: area is not an area name'],
  [`${header}\n${openLine.replace('The portal has a name.', '')}`, 'line 2: statement is empty'],
  [`${header}\n${openLine.replace('open', 'nearly')}`, 'line 2: state is not done, differs or open'],
  [`${header}\n${openLine}somewhere`, 'line 2: test is not of the form'],
])('refuses the ledger %j', (text, fault) => {
  expect(parseLedger(text).faults.join()).toContain(fault)
})

test('lists the ids of another table by its first column', () => {
  expect(listIds('id\tkind\nS1-001\trule\nS1-002\trole\n')).toEqual(['S1-001', 'S1-002'])
})
