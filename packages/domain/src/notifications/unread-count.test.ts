import { expect, test } from 'vitest'
import { toUnreadCount } from './unread-count.ts'

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%i unread are shown as %s', (count, shown) => {
  expect(toUnreadCount(count)).toBe(shown)
})
