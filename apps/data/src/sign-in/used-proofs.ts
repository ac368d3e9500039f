import { createHash } from 'node:crypto'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { usedProofTtlMs } from './dpop-proof.ts'

export type UsedProofs = {
  /** Marks a proof as used. Returns false if any process has used it before. */
  use: (proofId: string) => Promise<boolean>
}

/** The used subset of Redis. */
export type OnceStore = Pick<Redis, 'set'>

/**
 * Stores used proofs in Redis and in this process: while Redis is unavailable, a proof can be replayed only at another
 * process. The local cache is bounded.
 */
export function createUsedProofs(redis: OnceStore, log: Log): UsedProofs {
  const local = new LRUCache<string, true>({ max: 100_000, ttl: usedProofTtlMs })
  return {
    use: async (proofId) => {
      const key = `dpop:${createHash('sha256').update(proofId).digest('base64url')}`
      if (local.has(key)) return false
      local.set(key, true)
      try {
        return (await redis.set(key, '1', 'PX', usedProofTtlMs, 'NX')) === 'OK'
      } catch (error) {
        log.warn('used-proofs-local-only', errorFields(error))
        return true
      }
    },
  }
}
