import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export type SendLimits = {
  /** Counts one send, or says that this was one too many. The same send again is not counted again. */
  take: (send: CountedSend) => Promise<boolean>
}

export type CountedSend = { address: string; email: string | undefined; allowance: number; sendKey: string }

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
    take: async ({ address, email, allowance, sendKey }) => {
      const begun = `send-begun:${toHash(sendKey)}`
      if (!(await isFirst(redis, begun))) return true
      const byEmail = email === undefined || (await consume(limiterOf(mostPerEmail), `email ${email.toLowerCase()}`))
      const isTaken = byEmail && (await consume(limiterOf(allowance), `address ${address}`))
      if (!isTaken) await forget(redis, begun)
      return isTaken
    },
  }
}

/**
 * Noted before it is counted: had we died between counting and saving, whoever tries again would have to wait for a
 * minute because of us. While Redis is away every send is a first one.
 */
async function isFirst(redis: Redis, begun: string): Promise<boolean> {
  return redis.set(begun, '1', 'EX', seconds, 'NX').then(
    (answer) => answer === 'OK',
    () => true,
  )
}

async function forget(redis: Redis, begun: string): Promise<void> {
  await redis.del(begun).catch(() => undefined)
}

const toHash = (text: string) => createHash('sha256').update(text).digest('base64url')

async function consume(limiter: RateLimiterRedis, who: string): Promise<boolean> {
  try {
    await limiter.consume(toHash(who))
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}
