import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-1000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('of a hundred bytes %s is %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range)
})

test('no header gives a range outside the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (first, last, size) => {
      const range = readByteRange(`bytes=${first}-${last}`, size)
      if (typeof range !== 'object') return
      expect(range.start >= 0 && range.start <= range.end && range.end < size).toBe(true)
    }),
  )
})
