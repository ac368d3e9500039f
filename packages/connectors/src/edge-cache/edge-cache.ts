import { tracedFetch } from '@ferrule/telemetry/tracing'
import { toPurgeBatches } from './purge-batches.ts'

export type EdgeCache = {
  /** Marks everything under these keys as old: readers get the old copy until a new one is made. */
  softPurge: (keys: readonly string[]) => Promise<void>
}

export function createEdgeCache({ purgeUrl, timeoutMs = 3000 }: { purgeUrl: string; timeoutMs?: number }): EdgeCache {
  return {
    softPurge: async (keys) => {
      for (const batch of toPurgeBatches(keys)) {
        const response = await tracedFetch('purge edge', purgeUrl, {
          method: 'PURGE',
          headers: { 'xkey-purge': batch },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        if (!response.ok) throw new Error(`edge refused to purge: ${response.status}`)
      }
    },
  }
}
