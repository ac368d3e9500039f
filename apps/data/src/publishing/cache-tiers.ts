import { isDeepStrictEqual } from 'node:util'
import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import { inProgressMarker, type Entry } from '@ferrule/content-client/content-entries'
import type { ContentSource } from '@ferrule/content-client/content-source'
import type { ContentStore } from '@ferrule/content-client/content-store'

/** The cache tiers that content passes, from the content service to the edge. */
export type CacheTiers = { source: ContentSource; store: ContentStore; edge: EdgeCache }

/**
 * Runs work that updates the store and announces the differences. If the last run crashed, the store may be updated
 * but not announced; `forced` then makes the work announce and purge everything.
 */
export async function withPropagationMarker<T>(
  store: ContentStore,
  change: string,
  work: (forced: boolean) => Promise<T>,
) {
  const marker = inProgressMarker(change)
  const forced = (await store.find(marker)) === true
  await store.put(marker, true)
  const result = await work(forced)
  await store.remove(marker.key)
  return result
}

/** Writes a value to the store. Returns the previous value and whether it differs. */
export async function updateEntry<T>(store: ContentStore, entry: Entry<T>, value: T): Promise<UpdatedEntry<T>> {
  const before = await store.find(entry)
  await store.put(entry, value)
  return { key: entry.key, before, changed: !isDeepStrictEqual(before, value) }
}

type UpdatedEntry<T> = { key: string; before: T | undefined; changed: boolean }
