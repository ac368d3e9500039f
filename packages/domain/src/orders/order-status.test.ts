import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterOrderAction,
  orderActions,
  orderActionsOf,
  orderChangeInput,
  orderListQuery,
  orderStatuses,
} from './order-status.ts'

test.each([
  ['received', 'confirm', 'confirmed'],
  ['confirmed', 'send', 'sent'],
  ['sent', 'deliver', 'delivered'],
  ['received', 'cancel', 'cancelled'],
  ['confirmed', 'cancel', 'cancelled'],
] as const)('our service takes a %s order with %s to %s', (status, action, expected) => {
  expect(afterOrderAction(status, action, 'service')).toEqual({ ok: true, value: expected })
})

test('a customer can cancel a received order, and change nothing else', () => {
  expect(afterOrderAction('received', 'cancel', 'customer')).toEqual({ ok: true, value: 'cancelled' })
  for (const status of orderStatuses) {
    expect(orderActionsOf(status, 'customer')).toEqual(status === 'received' ? ['cancel'] : [])
  }
})

test.each([
  ['confirmed', 'cancel', 'customer', 'too-late-to-cancel'],
  ['sent', 'cancel', 'service', 'too-late-to-cancel'],
  ['received', 'send', 'service', 'order-not-in-step'],
  ['received', 'confirm', 'customer', 'order-not-in-step'],
] as const)('%s, %s by the %s is refused: %s', (status, action, side, reason) => {
  expect(afterOrderAction(status, action, side)).toEqual({ ok: false, reason })
})

test('a delivered or cancelled order never changes, and no action repeats', () => {
  const sides = fc.constantFrom('customer', 'service')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...orderActions), sides)), (actions) => {
      const seen = ['received']
      for (const [action, side] of actions) {
        const status = seen.at(-1) as (typeof orderStatuses)[number]
        const after = afterOrderAction(status, action, side as 'customer' | 'service')
        if (!after.ok) continue
        expect(['delivered', 'cancelled']).not.toContain(status)
        expect(seen).not.toContain(after.value)
        seen.push(after.value)
      }
    }),
  )
})

const change = { idempotencyKey: 'order-test-0123456', id: '00000000-0000-4000-8000-000000000001', version: 1 }

test.each([
  [{ action: 'cancel' }, true],
  [{ action: 'confirm' }, false],
  [{ action: 'confirm', expectedOn: '2026-11-20' }, true],
  [{ action: 'confirm', expectedOn: '2026-02-30' }, false],
  [{ action: 'send', carrier: 'Pfeil Express', trackingUrl: 'https://track.example/1' }, true],
  [{ action: 'send', trackingUrl: 'javascript:alert(1)' }, false],
  [{ action: 'send', trackingUrl: 'http://track.example/1' }, false],
  [{ action: 'cancel', version: 0 }, false],
  [{ action: 'cancel', status: 'delivered' }, false],
])('the change %j is accepted: %s', (fields, isAccepted) => {
  expect(orderChangeInput.safeParse({ ...change, ...fields }).success).toBe(isAccepted)
})

test('an unknown status in the list is ignored', () => {
  expect(orderListQuery.parse({ status: 'lost' })).toEqual({ status: undefined })
})
