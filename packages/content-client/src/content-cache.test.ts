import { expect, test } from 'vitest'
import { createContentCache } from './content-cache.ts'

const limits = { maxEntries: 10, ttlMs: 1000, absentTtlMs: 1000, giveUpMs: 1000 }

test('the next release is cached under the same key with a prefix [S9-004]', async () => {
  const cache = createContentCache(limits, performance)
  await cache.getNextRelease('content:page:home', async () => 'next')
  const never = () => Promise.reject(new Error('was not cached'))
  expect(await cache.get('next-release:content:page:home', never)).toBe('next')
  expect(await cache.get('content:page:home', async () => 'now')).toBe('now')
})
