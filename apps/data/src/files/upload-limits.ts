import { toClientNetwork } from '@ferrule/domain/edge/client-network'
import { maxUploadsPerDay } from '@ferrule/domain/files/upload'
import type { Redis } from 'ioredis'
import { createRateLimit } from '../rate-limits/rate-limit.ts'

export type UploadLimits = {
  /** Counts a new upload. Returns false if it exceeds the limits of a day. */
  take: (address: string, bytes: number) => Promise<boolean>
}

const seconds = 24 * 3600

/** Limits per client network and day. */
export function createUploadLimits(redis: Redis): UploadLimits {
  const takeFile = createRateLimit(redis, { name: 'upload-files', points: maxUploadsPerDay.files, seconds })
  // Counted in kilobytes, so that a day's total fits the limiter's integer range.
  const points = maxUploadsPerDay.bytes / 1024
  const takeKilobytes = createRateLimit(redis, { name: 'upload-sizes', points, seconds })
  return {
    take: async (address, bytes) => {
      const network = toClientNetwork(address)
      return (await takeFile(network)) && (await takeKilobytes(network, Math.ceil(bytes / 1024)))
    },
  }
}
