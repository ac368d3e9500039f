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

test('a cleared cache loads again, and a load in progress is not cached', async () => {
  const cache = createContentCache(limits, performance)
  await cache.get('product', async () => 'before')
  const { promise, resolve } = Promise.withResolvers<string>()
  const loading = cache.get('list', () => promise)
  cache.clear()
  const again = cache.get('list', async () => 'after')
  resolve('before')
  expect([await loading, await again]).toEqual(['before', 'after'])
  expect(await cache.get('list', async () => 'later')).toBe('after')
  expect(await cache.get('product', async () => 'after')).toBe('after')
})
