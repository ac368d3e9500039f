import { describe, expect, test } from 'vitest'
import { isNumeric, parseTable } from './parse-table.ts'

const table = { corner: 'Site', columns: ['Since'], rows: [{ label: 'Elgin', cells: ['2004'], emphasised: false }] }

test.each([
  ['typed with |', 'Site | Since\nElgin | 2004'],
  ['pasted from a spreadsheet', 'Site\tSince\r\nElgin\t2004\r\n'],
  ['with empty lines', '\nSite|Since\n\nElgin|2004\n\n'],
])('parses a table %s', (_, text) => {
  expect(parseTable(text)).toEqual(table)
})

test('a star marks a row as emphasised', () => {
  expect(parseTable('CHF|2025\n* Revenue|341.8')).toMatchObject({ rows: [{ label: 'Revenue', emphasised: true }] })
})

test.each([
  ['nothing', '', 'at least one more'],
  ['columns alone', 'Site|Since', 'at least one more'],
  ['no separator', 'Site\nElgin', 'with a tab or |'],
  ['a cell too few', 'Site|Since|People\nElgin|2004', 'Line 2 has 2 cells, the first line has 3.'],
  ['a row without name', 'Site|Since\n*|2004', 'Line 2 has no name'],
  ['a column without name', 'Site||People\nElgin|2004|190', 'every column a name'],
  ['a corner without name', '|2025\nRevenue|341.8', 'every column a name'],
  ['two columns of one name', 'Site|Since|Since\nElgin|2004|2004', 'a unique name'],
  ['two rows of one name', 'Site|Since\nElgin|2004\n*Elgin|2005', 'a unique name'],
  ['thirteen columns', `${'a|'.repeat(12)}a\n${'a|'.repeat(12)}a`, '12 columns'],
])('explains why it refuses %s', (_, text, message) => {
  expect(parseTable(text)).toContain(message)
})

describe('numeric cells', () => {
  test.each(['640', '1 604', '1’604', '3.42', '3,42', '± 0.1', '− 4 %', '-4', '–', 'n/a', '', '90°'])('%s', (cell) => {
    expect(isNumeric(cell)).toBe(true)
  })
  test.each(['Wolhusen', '4 machines', '2004 to 2009', 'CHF 74.20'])('%s is not numeric', (cell) => {
    expect(isNumeric(cell)).toBe(false)
  })
})
