import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import { type Site, siteList } from '@ferrule/domain/sites/site'
import type { Redis } from 'ioredis'
import type { ZodType } from 'zod'
import { changesChannel, pageCacheKey, sitesCacheKey } from './cache-keys.ts'
import type { PageStore } from './page-store.ts'
import { publishedPage } from './published-page.ts'

const fillSeconds = 30 * 60

export function createRedisPageStore(redis: Redis): PageStore {
  return {
    find: async (address) => read(publishedPage, await redis.get(pageCacheKey(address))),
    async put(page) {
      await redis.set(pageCacheKey(page), JSON.stringify(page))
    },
    // If the page is withdrawn between reading and filling, the copy that comes too late ends by itself.
    async fill(page) {
      await redis.set(pageCacheKey(page), JSON.stringify(page), 'EX', fillSeconds, 'NX')
    },
    async remove(address) {
      await redis.del(pageCacheKey(address))
    },
    findSites: async () => read<Site[]>(siteList, await redis.get(sitesCacheKey)),
    async putSites(sites) {
      await redis.set(sitesCacheKey, JSON.stringify(sites))
    },
    async publishChange(addresses: PageAddress[]) {
      await redis.publish(changesChannel, JSON.stringify(addresses.map(pageCacheKey)))
    },
  }
}

/** A copy that another version wrote and this one cannot read counts as none. */
function read<T>(schema: ZodType<T>, text: string | null): T | undefined {
  if (text === null) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
