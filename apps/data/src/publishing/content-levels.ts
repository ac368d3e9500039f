import { isDeepStrictEqual } from 'node:util'
import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import { begun, type Entry } from '@ferrule/content-client/content-entries'
import type { ContentSource } from '@ferrule/content-client/content-source'
import type { ContentStore } from '@ferrule/content-client/content-store'

/** The levels that content goes through, from the inside out. */
export type ContentLevels = { source: ContentSource; store: ContentStore; edge: EdgeCache }

/**
 * Runs work that compares what it reads with the store and tells readers of the difference. If the last run did not
 * come to its end, the store may hold what nobody was told of: then `again` is set, and everything has to be told.
 */
export async function untilTold<T>(store: ContentStore, change: string, work: (again: boolean) => Promise<T>) {
  const mark = begun(change)
  const again = (await store.find(mark)) === true
  await store.put(mark, true)
  const result = await work(again)
  await store.remove(mark.key)
  return result
}

/** Puts what was read into the store; tells what lay there before if it was something else. */
export async function renew<T>(store: ContentStore, entry: Entry<T>, value: T): Promise<Renewed<T>> {
  const before = await store.find(entry)
  await store.put(entry, value)
  return { key: entry.key, before, changed: !isDeepStrictEqual(before, value) }
}

type Renewed<T> = { key: string; before: T | undefined; changed: boolean }
