import { isDeepStrictEqual } from 'node:util'
import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import type { Entry } from '@ferrule/content-client/content-entries'
import type { ContentSource } from '@ferrule/content-client/content-source'
import type { ContentStore } from '@ferrule/content-client/content-store'

/** The levels that content goes through, from the inside out. */
export type ContentLevels = { source: ContentSource; store: ContentStore; edge: EdgeCache }

/** Puts what was read into the store; tells what lay there before if it was something else. */
export async function renew<T>(store: ContentStore, entry: Entry<T>, value: T): Promise<Renewed<T>> {
  const before = await store.find(entry)
  await store.put(entry, value)
  return { key: entry.key, before, changed: !isDeepStrictEqual(before, value) }
}

type Renewed<T> = { key: string; before: T | undefined; changed: boolean }
