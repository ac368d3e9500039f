import { createHash } from 'node:crypto'
import { uploadsADay } from '@ferrule/domain/files/upload'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export type UploadLimits = {
  /** Counts an upload that begins, or says that it was one too many for a day. */
  take: (address: string, bytes: number) => Promise<boolean>
}

const daySeconds = 24 * 3600

/**
 * By address and day, in Redis for all processes; while Redis is away each process counts for itself. Addresses are
 * kept as hashes only.
 */
export function createUploadLimits(redis: Redis): UploadLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: daySeconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: daySeconds }),
    })
  const files = limiter('upload-files', uploadsADay.files)
  // In kilobytes, which fit the numbers of the limiter for any day.
  const sizes = limiter('upload-sizes', uploadsADay.bytes / 1024)
  return {
    take: async (address, bytes) => {
      const who = createHash('sha256').update(address).digest('base64url')
      return (await consume(files, who, 1)) && (await consume(sizes, who, Math.ceil(bytes / 1024)))
    },
  }
}

async function consume(limiter: RateLimiterRedis, who: string, points: number): Promise<boolean> {
  try {
    await limiter.consume(who, points)
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}
