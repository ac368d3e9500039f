import { expect, test } from 'vitest'
import { toNotificationPath } from './notification-path.ts'

const none = {
  role: 'opener',
  ticketId: null,
  orderId: null,
  quoteId: null,
  reportId: null,
  number: '',
  supportUntil: null,
}

test.each([
  [{ ticketId: 't1' }, 'tickets/t1'],
  [{ ticketId: 't1', role: 'contact' }, 'service-desk/tickets/t1'],
  [{ orderId: 'o1' }, 'orders/o1'],
  [{ quoteId: 'q1', number: 'Q-7' }, 'quotes/Q-7'],
  [{ reportId: 'r1' }, 'service-desk/security-reports/r1'],
  [{ number: 'NSA 2026-07' }, 'advisories/NSA%202026-07'],
  [{ number: 'Crimp 36', supportUntil: '2034-03' }, 'inventory'],
])('a notification about %j leads to %s', (record, path) => {
  expect(toNotificationPath({ ...none, ...record })).toBe(path)
})
