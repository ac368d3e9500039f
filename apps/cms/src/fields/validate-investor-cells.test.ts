import { expect, test } from 'vitest'
import { validateInvestorCells } from './validate-investor-cells.ts'

test('accepts a table', () => {
  expect(validateInvestorCells('In CHF|2024|2025\nHigh|70.20|81.60', 'share-price', 6000)).toBe(true)
  expect(validateInvestorCells('Date|Event\n2027-03-09|Annual results', 'financial-calendar', 6000)).toBe(true)
})

test.each([
  ['text', 'share-price', 'no table', 'at least one more'],
  ['a long table', 'share-price', `a|b\n${'c'.repeat(6000)}|1`, '6000 characters'],
  ['a date in words', 'financial-calendar', 'Date|Event\n9 March 2027|Annual results', 'not a date'],
  ['a day that does not exist', 'financial-calendar', 'Date|Event\n2027-02-30|Annual results', 'not a date'],
])('refuses %s', (_, kind, text, message) => {
  expect(validateInvestorCells(text, kind, 6000)).toContain(message)
})
