import { expect, test } from 'vitest'
import { decideRepeatedSend } from './repeated-send.ts'

const earlier = { fingerprint: 'f1', answer: 'r1' }

test('the same key with the same content gives the same answer', () => {
  expect(decideRepeatedSend(earlier, 'f1')).toEqual({ ok: true, value: 'r1' })
})

test('the same key with other content is refused', () => {
  expect(decideRepeatedSend(earlier, 'f2')).toEqual({ ok: false, reason: 'idempotency-key-reused' })
})
