import { expect, test } from 'vitest'
import { hasSupportEnded, supportMonth } from './support-period.ts'

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
