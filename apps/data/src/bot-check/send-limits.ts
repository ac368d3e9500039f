import { createHash } from 'node:crypto'
import { toClientNetwork } from '@ferrule/domain/edge/client-network'
import type { Redis } from 'ioredis'
import { createRateLimit, type RateLimit } from '../rate-limits/rate-limit.ts'

export type SendLimits = {
  /** Counts a submission. Returns false if it exceeds the limit. A retry is not counted twice. */
  take: (send: CountedSend) => Promise<boolean>
}

export type CountedSend = { address: string; email: string | undefined; allowance: number; idempotencyKey: string }

const seconds = 60
const maxPerEmail = 1

/** Limits per client network and e-mail and minute. */
export function createSendLimits(redis: Redis): SendLimits {
  const limits = new Map<number, RateLimit>()
  const limitOf = (points: number) => {
    const limit = limits.get(points) ?? createRateLimit(redis, { name: `send-limit:${points}`, points, seconds })
    limits.set(points, limit)
    return limit
  }
  return {
    take: async ({ address, email, allowance, idempotencyKey }) => {
      const inProgressKey = `send-in-progress:${toHash(idempotencyKey)}`
      if (!(await isFirst(redis, inProgressKey))) return true
      const byEmail = email === undefined || (await limitOf(maxPerEmail)(`email ${email.toLowerCase()}`))
      const isAllowed = byEmail && (await limitOf(allowance)(`address ${toClientNetwork(address)}`))
      if (!isAllowed) await deleteKey(redis, inProgressKey)
      return isAllowed
    },
  }
}

/**
 * Marks the submission before it is counted: after a crash between counting and saving, a retry must not wait for a
 * minute. While Redis is unavailable every submission counts as the first.
 */
async function isFirst(redis: Redis, inProgressKey: string): Promise<boolean> {
  return redis.set(inProgressKey, '1', 'EX', seconds, 'NX').then(
    (reply) => reply === 'OK',
    () => true,
  )
}

async function deleteKey(redis: Redis, inProgressKey: string): Promise<void> {
  await redis.del(inProgressKey).catch(() => undefined)
}

const toHash = (text: string) => createHash('sha256').update(text).digest('base64url')
