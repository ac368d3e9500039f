import { createHash } from 'node:crypto'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { UsedTasks } from './proof-of-work.ts'

/** Longer than any task is good for. */
const rememberMs = 10 * 60_000

/** Remembers solved tasks in Redis for all processes and here as well: while Redis is away, this process still knows. */
export function createUsedTasks(redis: Pick<Redis, 'set'>, log: Log): UsedTasks {
  const here = new LRUCache<string, true>({ max: 50_000, ttl: rememberMs })
  return {
    use: async (name) => {
      const key = `bot-task:${createHash('sha256').update(name).digest('base64url')}`
      if (here.has(key)) return false
      here.set(key, true)
      try {
        return (await redis.set(key, '1', 'PX', rememberMs, 'NX')) === 'OK'
      } catch (error) {
        log.warn('used-tasks-local-only', errorFields(error))
        return true
      }
    },
  }
}
