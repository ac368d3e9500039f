import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { ContentCache } from './content-cache.ts'
import type { Entry } from './content-entries.ts'
import type { ContentStore } from './content-store.ts'

type Options = { fresh?: boolean; nextRelease?: boolean } | undefined
type FromSource<T> = () => Promise<T | undefined>

export type Loading = <T>(entry: Entry<T>, fromSource: FromSource<T>, options: Options) => Promise<T | undefined>

/** The levels below this process, and whoever counts how often they are asked. */
type Below = { store: ContentStore; log: Log; onRead?: (level: 'store' | 'source') => void }

/** Reads an entry through the levels, as its reader wishes. */
export function createLoading(levels: Below, cache: ContentCache): Loading {
  const reader = new LevelReader(levels)
  return async (entry, fromSource, options) => {
    if (options?.fresh) return reader.sourceFirst(entry, fromSource)
    if (options?.nextRelease) return cache.getNextRelease(entry.key, () => reader.sourceFirst(entry, fromSource))
    return cache.get(entry.key, () => reader.storeFirst(entry, fromSource))
  }
}

class LevelReader {
  readonly #store: ContentStore
  readonly #log: Log
  readonly #onRead: NonNullable<Below['onRead']>

  constructor({ store, log, onRead = () => undefined }: Below) {
    this.#store = store
    this.#log = log
    this.#onRead = onRead
  }

  async storeFirst<T>(entry: Entry<T>, fromSource: FromSource<T>): Promise<T | undefined> {
    this.#onRead('store')
    const stored = await this.#withoutStore(() => this.#store.find(entry))
    if (stored !== undefined) return stored
    const value = await this.sourceFirst(entry, fromSource)
    if (value !== undefined) await this.#withoutStore(() => this.#store.fill(entry, value))
    return value
  }

  /** Leaves nothing behind; the store is asked when the content service is away, once more if it was only slow before. */
  async sourceFirst<T>(entry: Entry<T>, fromSource: FromSource<T>): Promise<T | undefined> {
    this.#onRead('source')
    try {
      return await fromSource()
    } catch (error) {
      this.#log.warn('content-service-unreachable', errorFields(error))
      const stored = await this.#withoutStore(() => this.#store.find(entry))
      if (stored === undefined) throw error
      return stored
    }
  }

  /** The store only makes things faster and safer: without it the next level answers. */
  async #withoutStore<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      return await use()
    } catch (error) {
      this.#log.warn('content-store-unreachable', errorFields(error))
      return undefined
    }
  }
}
