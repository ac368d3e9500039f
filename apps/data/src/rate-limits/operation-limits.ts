import { toClientNetwork } from '@ferrule/domain/edge/client-network'
import { type LimitedOperation, operationLimits } from '@ferrule/domain/rate-limits/operation-limits'
import type { Redis } from 'ioredis'
import { createRateLimit } from './rate-limit.ts'

export type OperationLimits = {
  /** Counts a run of an operation. Returns false if it exceeds the limit of its address or owner. */
  take: (operation: LimitedOperation, caller: { address: string; owner: string | undefined }) => Promise<boolean>
}

/**
 * The limits apply to the operation itself, however it is called: by a form of the website or through the GraphQL
 * endpoint.
 */
export function createOperationLimits(redis: Redis): OperationLimits {
  const limitsOf = (operation: LimitedOperation) => {
    const { perAddress, perOwner } = operationLimits[operation]
    return {
      address: createRateLimit(redis, { name: `${operation}:address`, points: perAddress, seconds: 60 }),
      owner: createRateLimit(redis, { name: `${operation}:owner`, points: perOwner, seconds: 60 }),
    }
  }
  const limits: Record<LimitedOperation, ReturnType<typeof limitsOf>> = {
    'share-comparison': limitsOf('share-comparison'),
    'add-to-request': limitsOf('add-to-request'),
    'subscribe-to-releases': limitsOf('subscribe-to-releases'),
  }
  return {
    take: async (operation, { address, owner }) => {
      const { address: byAddress, owner: byOwner } = limits[operation]
      return (await byAddress(toClientNetwork(address))) && (owner === undefined || (await byOwner(owner)))
    },
  }
}
