import { createHash } from 'node:crypto'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { rememberProofMs } from './dpop-proof.ts'

export type UsedProofs = {
  /** True the first time a proof is named, false every time after, in whichever process it was. */
  use: (proofName: string) => Promise<boolean>
}

/** The part of Redis this needs. */
export type OnceStore = Pick<Redis, 'set'>

/**
 * Remembers proofs in Redis for all processes and in this process as well: while Redis is away, a proof can be
 * replayed at another process at most, never at the one that saw it. Bounded, whatever is sent.
 */
export function createUsedProofs(redis: OnceStore, log: Log): UsedProofs {
  const here = new LRUCache<string, true>({ max: 100_000, ttl: rememberProofMs })
  return {
    use: async (proofName) => {
      const key = `dpop:${createHash('sha256').update(proofName).digest('base64url')}`
      if (here.has(key)) return false
      here.set(key, true)
      try {
        return (await redis.set(key, '1', 'PX', rememberProofMs, 'NX')) === 'OK'
      } catch (error) {
        log.warn('used-proofs-local-only', errorFields(error))
        return true
      }
    },
  }
}
