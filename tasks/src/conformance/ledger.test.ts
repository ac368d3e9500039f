import { expect, test } from 'vitest'
import { parseLedger } from './ledger.ts'

const header = 'id\tchapter\tarea\tstatement\tstate\treason\ttest\tbroken_by'
const openLine = 'S1-001\t1\tportal\tThe portal has a name.\topen\t\t\t'

test('parses a statement whose last columns are empty', () => {
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
        broken_by: '',
      },
    ],
    errors: [],
  })
})

test.each([
  ['id\tstatement', 'the first line of the ledger must be'],
  [`${header}\nS1-001\t1\tportal`, 'line 2 has 3 columns, not 8'],
  [`${header}\n${openLine.replace('S1-001', '1-1')}`, 'line 2: id is not of the form'],
  [`${header}\n${openLine.replace('\t1\t', '\t10\t')}`, 'line 2: chapter is not 1 to 9'],
  [`${header}\n${openLine.replace('portal', 'The Portal')}`, 'line 2: area is not an area name'],
  [`${header}\n${openLine.replace('The portal has a name.', '')}`, 'line 2: statement is empty'],
  [`${header}\n${openLine.replace('open', 'nearly')}`, 'line 2: state is not done, differs or open'],
  [`${header}\n${openLine.replace(/\t$/, 'somewhere\t')}`, 'line 2: test is not of the form'],
])('rejects the ledger %j', (text, error) => {
  expect(parseLedger(text).errors.join()).toContain(error)
})
