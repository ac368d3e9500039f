import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import type { ContentSource } from '@ferrule/content-client/content-source'
import type { PageStore } from '@ferrule/content-client/page-store'
import { contentChange } from '@ferrule/domain/publishing/content-change'
import { keysOfChange } from '@ferrule/domain/publishing/surrogate-keys'

export type RefreshDeps = { source: ContentSource; store: PageStore; edge: EdgeCache }

/**
 * Carries a content change outwards, level by level from the inside, so that none is refilled from one that is
 * still old: the store all processes share, then each process, then the edge.
 */
export function createRefreshPageJob({ source, store, edge }: RefreshDeps) {
  return async (payload: unknown): Promise<void> => {
    const change = contentChange.parse(payload)
    const addresses = change.paths.flatMap((path) =>
      change.locales.map((locale) => ({ siteSlug: change.siteSlug, locale, path })),
    )
    for (const address of addresses) {
      const page = await source.readPublishedPage(address)
      if (page) await store.put(page)
      else await store.remove(address)
    }
    await store.publishChange(addresses)
    await edge.softPurge(keysOfChange(change))
  }
}
