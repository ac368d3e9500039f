import { expect, test } from 'vitest'
import { availabilityStatuses, findReplacement, toAvailabilityStatus } from './part.ts'

test.each([
  [24, 'high'],
  [10, 'high'],
  [9, 'medium'],
  [2, 'medium'],
  [1, 'low'],
  [0, 'out-of-stock'],
  [-1, 'out-of-stock'],
] as const)('with %d in stock the availability is %s [S3-048]', (stock, status) => {
  expect(toAvailabilityStatus(stock)).toBe(status)
  expect(availabilityStatuses).toContain(status)
})

const parts = new Map(
  [
    ['a', 'b'],
    ['b', 'c'],
    ['c', null],
    ['x', 'y'],
    ['y', 'x'],
    ['m', 'gone'],
    ['n', 'm'],
  ].map(([articleNumber, replacedBy]) => [
    articleNumber,
    { articleNumber: articleNumber ?? '', replacedBy: replacedBy ?? null },
  ]),
)

test.each([
  ['a', 'c'],
  ['b', 'c'],
  ['c', undefined],
  ['x', undefined],
  ['m', undefined],
  ['n', 'm'],
])('the final replacement of %s is %s', (from, to) => {
  const part = parts.get(from)
  if (!part) throw new Error('no such part')
  expect(findReplacement(part, (number) => parts.get(number))?.articleNumber).toBe(to)
})
