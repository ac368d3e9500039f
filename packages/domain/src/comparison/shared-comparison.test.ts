import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSharedComparisonOpen, lastExpiredShare } from './shared-comparison.ts'

const now = new Date('2027-11-17T08:00:00Z')

test.each([
  ['2027-11-17T08:00:00Z', true],
  ['2026-11-17T08:00:00.001Z', true],
  ['2026-11-17T08:00:00Z', false],
  ['2020-01-01T00:00:00Z', false],
])('a comparison shared at %s is open a year later: %s [B9]', (sharedAt, isOpen) => {
  expect(isSharedComparisonOpen(new Date(sharedAt), now)).toBe(isOpen)
})

test('a comparison is either open or deleted by the next run of the job', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (sharedAt, at) => {
      fc.pre(!Number.isNaN(lastExpiredShare(at).getTime()))
      expect(isSharedComparisonOpen(sharedAt, at)).toBe(!(sharedAt <= lastExpiredShare(at)))
    }),
  )
})
