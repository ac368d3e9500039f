import { LRUCache } from 'lru-cache'
import { createSingleFlight } from './single-flight.ts'
import { within } from './within.ts'

type Kept = { value: unknown; loadedAt: number }

/** Reads the levels below. Nothing means "there is none"; rejects when no level can say. */
type Load<T> = () => Promise<T | undefined>

/** Milliseconds that only grow. */
export type Clock = { now: () => number }

export type ContentCacheLimits = {
  maxEntries: number
  ttlMs: number
  /** How long "there is none" is believed: short, because nobody may have told this process otherwise. */
  absentTtlMs: number
  /** How long a reader waits for what another one loads before it loads for itself. */
  giveUpMs: number
}

export type ContentCache = {
  get<T>(key: string, load: Load<T>): Promise<T | undefined>
  /** The same, kept apart from what everybody reads. */
  getNextRelease<T>(key: string, load: Load<T>): Promise<T | undefined>
  forget(keys: readonly string[]): void
  /** Every entry is read again at its next use, and still serves if that fails. */
  distrust(): void
}

const nextReleasePrefix = 'next-release:'

/**
 * The first level, in this process. One load at a time for each key; an entry past its time is served while it is
 * read again; when reading fails, what was known is served on.
 */
export function createContentCache(limits: ContentCacheLimits, clock: Clock): ContentCache {
  let trustedSince = 0
  // What was read before a change and arrives after it may be what was before: nobody keeps it.
  let changes = 0
  const { found, absent } = createShelves(limits, clock)

  // Whoever loads it may hang: the first that gives up waiting for it loads it once more, for all.
  const secondLoads = createSingleFlight<Kept>()
  const loadAgain = async (key: string, load: Load<unknown>) => {
    const arrived = found.peek(key)
    if (arrived && arrived.loadedAt >= trustedSince) return arrived
    return secondLoads(key, async () => {
      const before = changes
      const kept = { loadedAt: clock.now(), value: await load() }
      if (changes === before) found.set(key, kept)
      return kept
    })
  }

  const get = async (key: string, load: Load<unknown>): Promise<unknown> => {
    if (absent.has(key)) return undefined
    const known = found.peek(key, { allowStale: true })
    const before = changes
    const trusted = known === undefined || known.loadedAt >= trustedSince
    try {
      const loading = found.fetch(key, { context: load, allowStale: trusted, forceRefresh: !trusted })
      const waits = known === undefined || !trusted
      const kept = await (waits ? within(limits.giveUpMs, loading, () => loadAgain(key, load)) : loading)
      if (kept?.value === undefined && found.delete(key) && changes === before) absent.set(key, true)
      return kept?.value
    } catch (error) {
      if (known === undefined) throw error
      return known.value
    }
  }

  // A key is always loaded in the same way, so what lies under it is of that loader's type.
  return {
    get: async <T>(key: string, load: Load<T>) => (await get(key, load)) as T | undefined,
    getNextRelease: async <T>(key: string, load: Load<T>) =>
      (await get(`${nextReleasePrefix}${key}`, load)) as T | undefined,
    forget(keys) {
      changes++
      for (const key of keys.flatMap((one) => [one, `${nextReleasePrefix}${one}`])) {
        found.delete(key)
        absent.delete(key)
      }
    },
    distrust() {
      trustedSince = clock.now()
      absent.clear()
    },
  }
}

/** Two, so that a crawler that guesses addresses cannot push real pages out. */
function createShelves({ maxEntries: max, ttlMs, absentTtlMs }: ContentCacheLimits, clock: Clock) {
  const time = { perf: clock, ttlResolution: 0 }
  const found = new LRUCache<string, Kept, Load<unknown>>({
    ...time,
    max,
    ttl: ttlMs,
    noDeleteOnFetchRejection: true,
    // What is forgotten while it loads still reaches those who wait for it, but is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _known, { context: load }) => ({ loadedAt: clock.now(), value: await load() }),
  })
  return { found, absent: new LRUCache<string, true>({ ...time, max, ttl: absentTtlMs }) }
}
