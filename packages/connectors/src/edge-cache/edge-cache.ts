import { lookup } from 'node:dns/promises'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { toPurgeBatches } from './purge-batches.ts'

type Purge = (keys: readonly string[]) => Promise<void>

export type EdgeCache = {
  /** Marks the objects with these keys as stale: visitors get the stale copy until the edge has fetched a new one. */
  softPurge: Purge
  /** Removes the objects with these keys, whose content must not be read any more: the next visitor waits. */
  hardPurge: Purge
}

export type EdgeCacheSettings = { purgeUrls: readonly string[]; timeoutMs?: number }

/**
 * Purges every edge: each URL at all addresses of its host, which container platforms resolve to every instance. If one
 * edge fails, the others are purged all the same, and the purge is rejected, so that its job runs again.
 */
export function createEdgeCache({ purgeUrls, timeoutMs = 3000 }: EdgeCacheSettings): EdgeCache {
  const purgeBy =
    (header: 'xkey-purge' | 'xkey-softpurge'): Purge =>
    async (keys) => {
      const batches = toPurgeBatches(keys)
      if (batches.length === 0) return
      await purgeEach(purgeUrls, async (purgeUrl) =>
        purgeEach(await toAddresses(purgeUrl), async (url) => {
          for (const batch of batches) await purge(url, { [header]: batch }, timeoutMs)
        }),
      )
    }
  return { softPurge: purgeBy('xkey-softpurge'), hardPurge: purgeBy('xkey-purge') }
}

/** Runs all purges to their end before it throws the first failure, which may be that of a name without an address. */
async function purgeEach<T>(edges: readonly T[], purgeOne: (edge: T) => Promise<void>): Promise<void> {
  for (const purged of await Promise.allSettled(edges.map(purgeOne)))
    if (purged.status === 'rejected') throw purged.reason
}

async function toAddresses(purgeUrl: string): Promise<URL[]> {
  const { hostname } = new URL(purgeUrl)
  const found = await lookup(hostname.replace(/^\[(.*)\]$/, '$1'), { all: true })
  return found.map(({ address, family }) => {
    const url = new URL(purgeUrl)
    url.hostname = family === 6 ? `[${address}]` : address
    return url
  })
}

async function purge(url: URL, headers: Record<string, string>, timeoutMs: number): Promise<void> {
  const response = await tracedFetch('purge edge', url.href, {
    method: 'PURGE',
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`edge refused to purge: ${response.status}`)
}
