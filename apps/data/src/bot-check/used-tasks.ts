import { createHash } from 'node:crypto'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { UsedTasks } from './proof-of-work.ts'

/** Longer than the lifetime of a task. */
const usedTaskTtlMs = 10 * 60_000

/** Stores used tasks in Redis and in this process, which still detects a reuse while Redis is unavailable. */
export function createUsedTasks(redis: Pick<Redis, 'set' | 'get'>, log: Log): UsedTasks {
  const local = new LRUCache<string, string>({ max: 50_000, ttl: usedTaskTtlMs })
  return {
    use: async (name, idempotencyKey) => {
      const key = `bot-task:${createHash('sha256').update(name).digest('base64url')}`
      const submission = createHash('sha256').update(idempotencyKey).digest('base64url')
      const usedBy = local.get(key)
      if (usedBy !== undefined) return usedBy === submission
      local.set(key, submission)
      try {
        const isFirst = (await redis.set(key, submission, 'PX', usedTaskTtlMs, 'NX')) === 'OK'
        return isFirst || (await redis.get(key)) === submission
      } catch (error) {
        log.warn('used-tasks-local-only', errorFields(error))
        return true
      }
    },
  }
}
