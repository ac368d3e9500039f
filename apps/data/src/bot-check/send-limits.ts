import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export type SendLimits = {
  /** Counts one send, or says that this was one too many. */
  take: (sender: { address: string; email: string | undefined; allowance: number }) => Promise<boolean>
}

const seconds = 60
const mostPerEmail = 1

/**
 * By address and by e-mail, for a minute, in Redis for all processes; while Redis is away each process counts for
 * itself. Addresses are kept as hashes only.
 */
export function createSendLimits(redis: Redis): SendLimits {
  const limiters = new Map<number, RateLimiterRedis>()
  const limiterOf = (points: number) => {
    const known = limiters.get(points)
    if (known) return known
    const keyPrefix = `send-limit:${points}`
    const made = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    })
    limiters.set(points, made)
    return made
  }
  return {
    take: async ({ address, email, allowance }) => {
      const byEmail = email === undefined || (await consume(limiterOf(mostPerEmail), `email ${email.toLowerCase()}`))
      return byEmail && (await consume(limiterOf(allowance), `address ${address}`))
    },
  }
}

async function consume(limiter: RateLimiterRedis, who: string): Promise<boolean> {
  try {
    await limiter.consume(createHash('sha256').update(who).digest('base64url'))
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}
