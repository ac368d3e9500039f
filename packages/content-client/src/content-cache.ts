import { LRUCache } from 'lru-cache'
import { createSingleFlight } from './single-flight.ts'
import { withTimeout } from './with-timeout.ts'

type CachedValue = { value: unknown; loadedAt: number }

/** Reads from the tiers below. Resolves to undefined if the entry does not exist; rejects if no tier is available. */
type Load<T> = () => Promise<T | undefined>

/** A monotonic clock in milliseconds. */
export type Clock = { now: () => number }

export type ContentCacheLimits = {
  maxEntries: number
  ttlMs: number
  /**
   * How long the absence of an entry is cached: short, because this process may miss the message that it now exists.
   */
  absentTtlMs: number
  /** How long a caller waits for a load in progress before it starts a second one. */
  giveUpMs: number
}

export type ContentCache = {
  get<T>(key: string, load: Load<T>): Promise<T | undefined>
  /** The same, with separate keys for the next release. */
  getNextRelease<T>(key: string, load: Load<T>): Promise<T | undefined>
  invalidate(keys: readonly string[]): void
  /** Invalidates every entry. */
  clear(): void
  /** Reloads every entry at its next use. If that fails, the old value is served. */
  markAllStale(): void
}

const nextReleasePrefix = 'next-release:'

/**
 * The first cache tier, in the memory of this process. It runs one load at a time for each key, serves an expired entry
 * while it is reloaded, and serves the old value if the reload fails.
 */
export function createContentCache(limits: ContentCacheLimits, clock: Clock): ContentCache {
  let staleBefore = 0
  // A load that started before an invalidation may return the old value, so its result is not cached.
  let invalidations = 0
  const { found, absent } = createCaches(limits, clock)

  // A load may hang: the first caller whose wait times out starts a second load for all waiting callers.
  const secondLoads = createSingleFlight<CachedValue>()
  const retryLoad = async (key: string, load: Load<unknown>) => {
    const arrived = found.peek(key)
    if (arrived && arrived.loadedAt >= staleBefore) return arrived
    return secondLoads(key, async () => {
      const before = invalidations
      const loaded = { loadedAt: clock.now(), value: await load() }
      if (invalidations === before) found.set(key, loaded)
      return loaded
    })
  }

  const get = async (key: string, load: Load<unknown>): Promise<unknown> => {
    if (absent.has(key)) return undefined
    const cached = found.peek(key, { allowStale: true })
    const before = invalidations
    const mayServeStale = cached === undefined || cached.loadedAt >= staleBefore
    try {
      const loading = found.fetch(key, { context: load, allowStale: mayServeStale, forceRefresh: !mayServeStale })
      const waits = cached === undefined || !mayServeStale
      const loaded = await (waits ? withTimeout(limits.giveUpMs, loading, () => retryLoad(key, load)) : loading)
      if (loaded?.value === undefined && found.delete(key) && invalidations === before) absent.set(key, true)
      return loaded?.value
    } catch (error) {
      if (cached === undefined) throw error
      return cached.value
    }
  }

  // Each key is always loaded by the same loader, so the cached value has that loader's type.
  return {
    get: async <T>(key: string, load: Load<T>) => (await get(key, load)) as T | undefined,
    getNextRelease: async <T>(key: string, load: Load<T>) =>
      (await get(`${nextReleasePrefix}${key}`, load)) as T | undefined,
    invalidate(keys) {
      invalidations++
      for (const key of keys.flatMap((one) => [one, `${nextReleasePrefix}${one}`])) {
        found.delete(key)
        absent.delete(key)
      }
    },
    clear() {
      invalidations++
      found.clear()
      absent.clear()
    },
    markAllStale() {
      staleBefore = clock.now()
      absent.clear()
    },
  }
}

/** Separate caches for existing and absent entries, so that a crawler that guesses URLs cannot evict real pages. */
function createCaches({ maxEntries: max, ttlMs, absentTtlMs }: ContentCacheLimits, clock: Clock) {
  const time = { perf: clock, ttlResolution: 0 }
  const found = new LRUCache<string, CachedValue, Load<unknown>>({
    ...time,
    max,
    ttl: ttlMs,
    noDeleteOnFetchRejection: true,
    // A value that is invalidated during its load is still returned to waiting callers, but not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _known, { context: load }) => ({ loadedAt: clock.now(), value: await load() }),
  })
  return { found, absent: new LRUCache<string, true>({ ...time, max, ttl: absentTtlMs }) }
}
