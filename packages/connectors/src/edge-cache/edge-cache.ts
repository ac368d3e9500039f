import { tracedFetch } from '@ferrule/telemetry/tracing'
import { toPurgeBatches } from './purge-batches.ts'

type Purge = (keys: readonly string[]) => Promise<void>

export type EdgeCache = {
  /** Marks the objects with these keys as stale: visitors get the stale copy until the edge has fetched a new one. */
  softPurge: Purge
  /** Removes the objects with these keys, whose content must not be read any more: the next visitor waits. */
  hardPurge: Purge
}

export function createEdgeCache({ purgeUrl, timeoutMs = 3000 }: { purgeUrl: string; timeoutMs?: number }): EdgeCache {
  const purgeBy =
    (header: 'xkey-purge' | 'xkey-softpurge'): Purge =>
    async (keys) => {
      for (const batch of toPurgeBatches(keys)) {
        const response = await tracedFetch('purge edge', purgeUrl, {
          method: 'PURGE',
          headers: { [header]: batch },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        if (!response.ok) throw new Error(`edge refused to purge: ${response.status}`)
      }
    }
  return { softPurge: purgeBy('xkey-softpurge'), hardPurge: purgeBy('xkey-purge') }
}
