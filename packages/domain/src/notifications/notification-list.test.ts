import { expect, test } from 'vitest'
import { notificationListQuery } from './notification-list.ts'

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
