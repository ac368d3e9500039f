import { expect, test } from 'vitest'
import { toLimitedCount } from '../limited-count.ts'
import { unreadCountLimit } from './unread-count.ts'

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%i unread are shown as %s', (count, shown) => {
  expect(toLimitedCount(count, unreadCountLimit)).toBe(shown)
})
