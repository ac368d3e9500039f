import { createHash } from 'node:crypto'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { UsedTasks } from './proof-of-work.ts'

/** Longer than any task is good for. */
const rememberMs = 10 * 60_000

/** Remembers solved tasks in Redis for all processes and here as well: while Redis is away, this process still knows. */
export function createUsedTasks(redis: Pick<Redis, 'set' | 'get'>, log: Log): UsedTasks {
  const here = new LRUCache<string, string>({ max: 50_000, ttl: rememberMs })
  return {
    use: async (name, sendKey) => {
      const key = `bot-task:${createHash('sha256').update(name).digest('base64url')}`
      const by = createHash('sha256').update(sendKey).digest('base64url')
      const usedBy = here.get(key)
      if (usedBy !== undefined) return usedBy === by
      here.set(key, by)
      try {
        const isFirst = (await redis.set(key, by, 'PX', rememberMs, 'NX')) === 'OK'
        return isFirst || (await redis.get(key)) === by
      } catch (error) {
        log.warn('used-tasks-local-only', errorFields(error))
        return true
      }
    },
  }
}
