import { expect, test } from 'vitest'
import { decideRepeatedRequest } from './repeated-request.ts'

const earlier = { fingerprint: 'f1', response: 'r1' }

test('the same key with the same content returns the stored response', () => {
  expect(decideRepeatedRequest(earlier, 'f1')).toEqual({ ok: true, value: 'r1' })
})

test('the same key with other content is refused', () => {
  expect(decideRepeatedRequest(earlier, 'f2')).toEqual({ ok: false, reason: 'idempotency-key-reused' })
})
