import { expect, test } from 'vitest'
import { validateInvestorCells } from './validate-investor-cells.ts'

const table = { maxLength: 6000, language: 'en' }

test('accepts a table', () => {
  expect(validateInvestorCells('In CHF|2024|2025\nHigh|70.20|81.60', { ...table, kind: 'share-price' })).toBe(true)
  expect(validateInvestorCells('Date|Event\n2027-03-09|Annual results', { ...table, kind: 'financial-calendar' })).toBe(
    true,
  )
})

test.each([
  ['text', 'share-price', 'no table', 'at least one more'],
  ['a long table', 'share-price', `a|b\n${'c'.repeat(6000)}|1`, '6000 characters'],
  ['a date in words', 'financial-calendar', 'Date|Event\n9 March 2027|Annual results', 'not a date'],
  ['a day that does not exist', 'financial-calendar', 'Date|Event\n2027-02-30|Annual results', 'not a date'],
])('refuses %s', (_, kind, text, message) => {
  expect(validateInvestorCells(text, { ...table, kind })).toContain(message)
})
