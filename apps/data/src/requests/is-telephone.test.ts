import { expect, test } from 'vitest'
import { isTelephone } from './is-telephone.ts'

test.each([
  ['+43 732 555 40', 'AT', true],
  ['0732 55540', 'AT', true],
  ['+41 41 555 01 00', 'AT', true],
  ['(312) 555-0100', 'US', true],
  ['12', 'AT', false],
  ['+43 732 555 40 555 40 555 40', 'AT', false],
  ['0732 55540', '', false],
])('%s from %j can be a telephone: %s', (text, country, expected) => {
  expect(isTelephone(text, country)).toBe(expected)
})
