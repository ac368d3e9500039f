import { expect, test } from 'vitest'
import { isReceiptOpen, requestAddition } from './request-progress.ts'

test.each([
  ['2026-11-15T10:00:00Z', true],
  ['2027-02-13T09:59:59Z', true],
  ['2027-02-13T10:00:00Z', false],
])('a request of 15 November 10:00 is shown by its link at %s: %s', (now, open) => {
  expect(isReceiptOpen(new Date('2026-11-15T10:00:00Z'), new Date(now))).toBe(open)
})

test.each([
  ['text', true],
  ['  ', false],
  ['x'.repeat(5001), false],
])('%j can be added: %s', (body, isAccepted) => {
  expect(requestAddition.safeParse({ idempotencyKey: '0123456789abcdef', body }).success).toBe(isAccepted)
})
