import type { Redis } from 'ioredis'
import { redirectsKey } from './content-entries.ts'
import type { ContentStore } from './content-store.ts'

type RedirectStore = Pick<ContentStore, 'findRedirect' | 'findRedirects' | 'putRedirects'>

/** A field of every hash. It distinguishes a site without redirects from a site that is not in the store. */
const completeField = 'complete'

/** Stores the redirects of a site as one hash, which is read by address and replaced or lost as a whole. */
export function createRedisRedirects(redis: Redis): RedirectStore {
  return {
    async findRedirect(siteSlug, previousUrl) {
      const [complete, target] = await redis.hmget(redirectsKey(siteSlug), completeField, previousUrl)
      if (typeof complete !== 'string') return undefined
      return { redirect: typeof target === 'string' ? { previousUrl, target } : undefined }
    },
    async findRedirects(siteSlug) {
      const { [completeField]: complete, ...targets } = await redis.hgetall(redirectsKey(siteSlug))
      if (complete === undefined) return undefined
      return Object.entries(targets).map(([previousUrl, target]) => ({ previousUrl, target }))
    },
    async putRedirects(siteSlug, redirects) {
      const key = redirectsKey(siteSlug)
      const fields = new Map(redirects.map(({ previousUrl, target }) => [previousUrl, target]))
      await redis.multi().del(key).hset(key, fields.set(completeField, '')).exec()
    },
  }
}
