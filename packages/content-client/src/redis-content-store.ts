import type { Redis } from 'ioredis'
import type { ZodType } from 'zod'
import { changesChannel, everything, holdsChannel } from './content-entries.ts'
import type { ContentStore } from './content-store.ts'
import { createRedisRedirects } from './redis-redirects.ts'

const fillSeconds = 30 * 60

export function createRedisContentStore(redis: Redis): ContentStore {
  const publish = async (keys: readonly string[]) => {
    await redis.publish(changesChannel, JSON.stringify(keys))
  }
  return {
    ...createRedisRedirects(redis),
    find: async ({ key, schema }) => read(schema, await redis.get(key)),
    async put({ key }, value) {
      await redis.set(key, JSON.stringify(value))
    },
    // If the entry is removed between reading and filling, the outdated copy expires.
    async fill({ key }, value) {
      await redis.set(key, JSON.stringify(value), 'EX', fillSeconds, 'NX')
    },
    async persist(key) {
      await redis.persist(key)
    },
    async remove(key) {
      await redis.del(key)
    },
    publishChange: publish,
    async publishHold(keys) {
      await redis.publish(holdsChannel, JSON.stringify(keys))
    },
    publishClear: () => publish([everything]),
  }
}

/** Returns undefined for a copy that another version wrote and this one cannot parse. */
function read<T>(schema: ZodType<T>, text: string | null): T | undefined {
  if (text === null) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
