import { expect, test } from 'vitest'
import { elapsedSupport, hasSupportEnded, supportMonth } from './support-period.ts'

test.each([
  ['2034-03', '2034-02-28', false],
  ['2034-03', '2034-03-01', false],
  ['2034-03', '2034-03-31', false],
  ['2034-03', '2034-04-01', true],
  ['2033-12', '2034-01-01', true],
  ['2034-12', '2034-02-01', false],
])('support until %s on %s: has ended is %s', (until, today, ended) => {
  expect(hasSupportEnded(until, today)).toBe(ended)
})

test.each(['2034-3', '2034-13', '2034-00', '2034', '2034-03-31', '03/2034', ''])('rejects %j as a month', (text) => {
  expect(supportMonth.safeParse(text).success).toBe(false)
})

test('accepts every month of a year', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2034-${String(index + 1).padStart(2, '0')}`)
  expect(months.filter((month) => supportMonth.safeParse(month).success)).toEqual(months)
})

test.each([
  ['2024-04-01', '2024-04-01', 0],
  ['2024-04-01', '2023-01-01', 0],
  ['2024-04-01', '2029-04-01', 0.5],
  ['2024-04-01', '2034-04-01', 1],
  ['2024-04-01', '2040-01-01', 1],
  ['2035-01-01', '2036-01-01', 1],
])('of support from %s to March 2034, on %s the part %f is over', (from, today, part) => {
  expect(elapsedSupport({ from, until: '2034-03', today })).toBeCloseTo(part, 2)
})
