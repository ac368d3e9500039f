import type { Entry } from '@ferrule/content-client/content-entries'
import type { ContentStore } from '@ferrule/content-client/content-store'
import type { CacheTiers } from './cache-tiers.ts'

type Write = (store: ContentStore) => Promise<void>
type Buffered = { value: unknown; write: Write }

/** Cache tiers that collect what jobs would write, announce and purge. Reads see the collected values. */
export function createBufferedTiers({ source, store }: Pick<CacheTiers, 'source' | 'store'>) {
  const written = new Map<string, Buffered>()
  const announced = new Set<string>()
  const purged = new Set<string>()
  const collect = async (keys: readonly string[]) => {
    for (const key of keys) purged.add(key)
  }
  const buffered: ContentStore = {
    fill: (entry, value) => store.fill(entry, value),
    persist: (key) => store.persist(key),
    findRedirect: (siteSlug, previousUrl) => store.findRedirect(siteSlug, previousUrl),
    findRedirects: (siteSlug) => store.findRedirects(siteSlug),
    putRedirects: (siteSlug, redirects) => store.putRedirects(siteSlug, redirects),
    publishHold: (keys) => store.publishHold(keys),
    publishClear: () => store.publishClear(),
    async find<T>(entry: Entry<T>) {
      const own = written.get(entry.key)
      if (!own) return store.find(entry)
      return own.value === undefined ? undefined : entry.schema.parse(own.value)
    },
    async put(entry, value) {
      written.set(entry.key, { value, write: (to) => to.put(entry, value) })
    },
    async remove(key) {
      written.set(key, { value: undefined, write: (to) => to.remove(key) })
    },
    async publishChange(keys) {
      for (const key of keys) announced.add(key)
    },
  }
  const tiers: CacheTiers = { source, store: buffered, edge: { softPurge: collect, hardPurge: collect } }
  return {
    tiers,
    announced,
    purged,
    async write(): Promise<void> {
      for (const { write } of written.values()) await write(store)
    },
  }
}
