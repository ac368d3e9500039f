import { expect, test } from 'vitest'
import { findPushTtl, toPushMessage, toPushOutcome } from './push-message.ts'

const happenedAt = new Date('2026-11-16T08:00:00Z')

test.each([
  ['2026-11-16T08:00:00Z', 86_400],
  ['2026-11-16T08:00:01Z', 86_399],
  ['2026-11-17T07:59:59Z', 1],
  ['2026-11-17T08:00:00Z', undefined],
  ['2026-11-20T08:00:00Z', undefined],
  // The clocks of two machines differ.
  ['2026-11-16T07:59:00Z', 86_400],
])('at %s the message lives for %s more seconds', (now, ttl) => {
  expect(findPushTtl(happenedAt, new Date(now))).toBe(ttl)
})

test.each([
  [200, 'delivered'],
  [201, 'delivered'],
  [202, 'delivered'],
  [301, 'dropped'],
  [400, 'dropped'],
  [401, 'dropped'],
  [403, 'dropped'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'dropped'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
  [0, 'dropped'],
] as const)('status %s: %s', (status, outcome) => {
  expect(toPushOutcome(status)).toBe(outcome)
})

test('a message has the kind and the number of the record, and its address', () => {
  const none = { role: 'opener', ticketId: null, orderId: null, quoteId: null, reportId: null, supportUntil: null }
  const notification = { ...none, id: 'n1', ticketId: 't1', number: 'T-1' }
  expect(toPushMessage(notification, 'The service replies', 'de')).toEqual({
    title: 'The service replies',
    body: 'T-1',
    path: '/de/mykomax/tickets/t1',
    tag: 'n1',
  })
})
