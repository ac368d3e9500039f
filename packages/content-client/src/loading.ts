import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { ContentCache } from './content-cache.ts'

type Options = { fresh?: boolean; nextRelease?: boolean } | undefined
type FromSource<T> = () => Promise<T | undefined>

/** Access to a value in the shared store, and the key by which processes invalidate it. */
export type Stored<T> = { key: string; find(): Promise<T | undefined>; fill(value: T): Promise<void> }

export type Loading = <T>(stored: Stored<T>, fromSource: FromSource<T>, options: Options) => Promise<T | undefined>

/** The log for failures, and a callback for every read from the tiers below the process cache. */
type Observers = { log: Log; onRead?: (tier: 'store' | 'source') => void }

/** Creates the function that reads a value through the cache tiers, as its options say. */
export function createLoading(observers: Observers, cache: ContentCache): Loading {
  const tiers = new TierReader(observers)
  return async (stored, fromSource, options) => {
    if (options?.fresh) return tiers.sourceFirst(stored, fromSource)
    if (options?.nextRelease) return cache.getNextRelease(stored.key, () => tiers.sourceFirst(stored, fromSource))
    return cache.get(stored.key, () => tiers.storeFirst(stored, fromSource))
  }
}

class TierReader {
  readonly #log: Log
  readonly #onRead: NonNullable<Observers['onRead']>

  constructor({ log, onRead = () => undefined }: Observers) {
    this.#log = log
    this.#onRead = onRead
  }

  async storeFirst<T>(stored: Stored<T>, fromSource: FromSource<T>): Promise<T | undefined> {
    this.#onRead('store')
    const found = await this.#tolerateFailure(() => stored.find())
    if (found !== undefined) return found
    const value = await this.sourceFirst(stored, fromSource)
    if (value !== undefined) await this.#tolerateFailure(() => stored.fill(value))
    return value
  }

  /**
   * Writes to no cache. If the content service is unavailable, reads the store, even if an earlier read of the store
   * failed: it may only have been slow.
   */
  async sourceFirst<T>(stored: Stored<T>, fromSource: FromSource<T>): Promise<T | undefined> {
    this.#onRead('source')
    try {
      return await fromSource()
    } catch (error) {
      this.#log.warn('content-service-unreachable', errorFields(error))
      const found = await this.#tolerateFailure(() => stored.find())
      if (found === undefined) throw error
      return found
    }
  }

  /** Logs a failure of the store and continues without it, because the content service can serve the read. */
  async #tolerateFailure<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      return await use()
    } catch (error) {
      this.#log.warn('content-store-unreachable', errorFields(error))
      return undefined
    }
  }
}
