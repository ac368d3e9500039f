import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['1080.60', 2, 1080_60],
  ['1’080.60', 2, 1080_60],
  ["1'080.6", 2, 1080_60],
  ['1 080,60', 2, 1080_60],
  ['1.080,60', 2, 1080_60],
  ['1,080.60', 2, 1080_60],
  ['1\u202f080', 2, 1080_00],
  ['1.080', 2, 1080_00],
  [' 42 ', 2, 42_00],
  ['18500', 0, 18_500],
  ['18,500', 0, 18_500],
  ['0.05', 2, 5],
  ['0', 2, undefined],
  ['', 2, undefined],
  ['-5', 2, undefined],
  ['12.5', 0, undefined],
  ['1.2.3', 2, undefined],
  ['12.3456', 2, undefined],
  ['10 CHF', 2, undefined],
  ['9'.repeat(20), 2, undefined],
])('%j with %i digits is %s', (text, digits, amount) => {
  expect(readAmount(text, digits)).toBe(amount)
})
