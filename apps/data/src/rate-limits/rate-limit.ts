import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts points of a subject. Returns false if they exceed the limit. */
export type RateLimit = (subject: string, points?: number) => Promise<boolean>

/**
 * A limit for each subject within a time, shared in Redis; while Redis is unavailable each process counts for itself.
 * Subjects are addresses and accounts, so they are stored as hashes only.
 */
export function createRateLimit(
  redis: Redis,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: name,
    points,
    duration: seconds,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })
  return async (subject, taken = 1) => {
    try {
      await limiter.consume(createHash('sha256').update(subject).digest('base64url'), taken)
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
}
