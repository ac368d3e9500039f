import { LRUCache } from 'lru-cache'

type Kept<T> = { value: T | undefined; loadedAt: number }

/** Reads the levels below. Nothing means "there is none"; rejects when no level can say. */
type Load<T> = () => Promise<T | undefined>

/** Milliseconds that only grow. */
export type Clock = { now: () => number }

export type ContentCacheLimits = {
  maxEntries: number
  ttlMs: number
  /** How long "there is none" is believed: short, because nobody may have told this process otherwise. */
  absentTtlMs: number
}

export type ContentCache<T> = {
  get(key: string, load: Load<T>): Promise<T | undefined>
  forget(key: string): void
  /** Every entry is read again at its next use, and still serves if that fails. */
  distrust(): void
}

/**
 * The first level, in this process. One load at a time for each key; an entry past its time is served while it is
 * read again; when reading fails, what was known is served on.
 */
export function createContentCache<T>(limits: ContentCacheLimits, clock: Clock): ContentCache<T> {
  let trustedSince = 0
  const time = { perf: clock, ttlResolution: 0 }
  const found = new LRUCache<string, Kept<T>, Load<T>>({
    ...time,
    max: limits.maxEntries,
    ttl: limits.ttlMs,
    noDeleteOnFetchRejection: true,
    // What is forgotten while it loads still reaches those who wait for it, but is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _known, { context: load }) => ({ loadedAt: clock.now(), value: await load() }),
  })
  // Kept apart, so that a crawler that guesses addresses cannot push real pages out.
  const absent = new LRUCache<string, true>({ ...time, max: limits.maxEntries, ttl: limits.absentTtlMs })

  return {
    async get(key, load) {
      if (absent.has(key)) return undefined
      const known = found.peek(key, { allowStale: true })
      const trusted = known === undefined || known.loadedAt >= trustedSince
      try {
        const kept = await found.fetch(key, { context: load, allowStale: trusted, forceRefresh: !trusted })
        if (kept?.value === undefined && found.delete(key)) absent.set(key, true)
        return kept?.value
      } catch (error) {
        if (known === undefined) throw error
        return known.value
      }
    },
    forget(key) {
      found.delete(key)
      absent.delete(key)
    },
    distrust() {
      trustedSince = clock.now()
      absent.clear()
    },
  }
}
