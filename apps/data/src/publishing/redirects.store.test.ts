import { once } from 'node:events'
import { redirectsKey } from '@ferrule/content-client/content-entries'
import { FakeContentSource } from '@ferrule/content-client/cache-tiers.fixture'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createRedisContentStore } from '@ferrule/content-client/redis-content-store'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { refreshRedirects } from './refresh-site-data.ts'

const redis = connectRedis(readSettings().REDIS_URL, createLog({ service: 'test', write: () => {} }))
const store = createRedisContentStore(redis)
const siteSlug = `test-${crypto.randomUUID()}`

beforeAll(async () => void (redis.status === 'ready' || (await once(redis, 'ready'))))
afterAll(async () => {
  await redis.del(redirectsKey(siteSlug))
  redis.disconnect()
})

test('finds each of 6,000 redirects in the shared store, and stores that an address has none', async () => {
  const source = new FakeContentSource()
  const purged: string[] = []
  const softPurge = async (keys: readonly string[]) => void purged.push(...keys)
  const edge = { softPurge, hardPurge: softPurge }
  source.redirects = Array.from({ length: 6000 }, (_, number) => ({
    previousUrl: `/en/old-${number}`,
    target: `/en/new-${number}`,
  }))
  expect(await store.findRedirect(siteSlug, '/en/old-5999')).toBeUndefined()
  expect(await store.findRedirects(siteSlug)).toBeUndefined()
  await refreshRedirects({ source, store, edge }, [siteSlug])
  expect(await store.findRedirect(siteSlug, '/en/old-5999')).toEqual({ redirect: source.redirects[5999] })
  expect(await store.findRedirect(siteSlug, '/en/other')).toEqual({ redirect: undefined })
  expect(purged).toHaveLength(6000)

  purged.length = 0
  source.redirects = source.redirects.slice(1)
  await refreshRedirects({ source, store, edge }, [siteSlug])
  expect(await store.findRedirect(siteSlug, '/en/old-0')).toEqual({ redirect: undefined })
  expect(purged).toEqual([`path:${siteSlug}:en:old-0`])
  source.redirects = []
  await refreshRedirects({ source, store, edge }, [siteSlug])
  expect(await store.findRedirects(siteSlug)).toEqual([])
})
