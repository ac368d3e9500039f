import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { ERRORS, type Lock, type Locker, MemoryLocker } from '@tus/server'
import type { Redis } from 'ioredis'

/** A lock of a process that has died ends after this time. */
const ttlMs = 15_000
const renewMs = 1000
const retryMs = 100
const acquireTimeoutMs = 30_000

/** Extends the lock. Returns 1 if the holder has to stop: another process waits, or the lock has expired. */
const renewScript = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 1 end
redis.call('pexpire', KEYS[1], ARGV[2])
return redis.call('exists', KEYS[2])`

/** Deletes the lock if it is still the caller's. */
const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`

/**
 * Locks for uploads that all processes share: a chunk may arrive at another process than the one before. A request that
 * waits asks the holder to stop, because a broken connection can hold a lock for minutes. While Redis is unavailable,
 * locks apply to this process only.
 */
export function createUploadLocks(redis: Redis, log: Log): Locker {
  const local = new MemoryLocker()
  return {
    newLock: (id) => {
      const inner = local.newLock(id)
      const outer = createRedisLock(redis, id)
      return {
        async lock(signal, cancel) {
          await inner.lock(signal, cancel)
          try {
            await outer.lock(signal, cancel)
          } catch (error) {
            if (error === ERRORS.ERR_LOCK_TIMEOUT) {
              await inner.unlock()
              throw error
            }
            log.warn('upload-locks-local-only', errorFields(error))
          }
        },
        async unlock() {
          await outer.unlock().catch((error: unknown) => log.warn('upload-locks-local-only', errorFields(error)))
          await inner.unlock()
        },
      }
    },
  }
}

function createRedisLock(redis: Redis, id: string): Lock {
  const [key, waiting, token] = [`upload-lock:${id}`, `upload-lock-waiting:${id}`, randomUUID()]
  let renewal: NodeJS.Timeout | undefined
  return {
    async lock(signal, cancel) {
      const startedAt = performance.now()
      while ((await redis.set(key, token, 'PX', ttlMs, 'NX')) !== 'OK') {
        const isLate = performance.now() - startedAt > acquireTimeoutMs
        if (signal.aborted || isLate) throw ERRORS.ERR_LOCK_TIMEOUT
        await redis.set(waiting, '1', 'PX', renewMs * 3)
        await wait(retryMs)
      }
      await redis.del(waiting)
      renewal = setInterval(() => {
        const renewed = redis.eval(renewScript, 2, key, waiting, token, ttlMs)
        // A failed renewal is repeated a second later; the lock lives longer than that.
        renewed.then((mustStop) => mustStop === 1 && cancel()).catch(() => undefined)
      }, renewMs)
    },
    async unlock() {
      clearInterval(renewal)
      await redis.eval(releaseScript, 1, key, token)
    },
  }
}
