import { expect, test } from 'vitest'
import { notificationListQuery, toUnreadCount } from './notification-list.ts'

test.each([
  [{}, { unread: false, page: 1 }],
  [
    { unread: 'true', page: '3' },
    { unread: true, page: 3 },
  ],
  [
    { unread: true, page: 2 },
    { unread: true, page: 2 },
  ],
  [
    { unread: 'yes', page: '-1' },
    { unread: false, page: 1 },
  ],
  [
    { unread: null, page: null },
    { unread: false, page: 1 },
  ],
])('parses %j', (given, expected) => {
  expect(notificationListQuery.parse(given)).toEqual(expected)
})

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%i unread are shown as %s', (count, shown) => {
  expect(toUnreadCount(count)).toBe(shown)
})
