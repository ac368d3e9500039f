import { page as pageEntry, place as placeEntry } from '@ferrule/content-client/content-entries'
import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { Language } from '@ferrule/domain/locales/language'
import { pageKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Log } from '@ferrule/telemetry/log'
import type { PageChangeTracker } from './page-change-tracker.ts'
import type { CacheTiers } from './cache-tiers.ts'
import type { PageLists } from './page-lists.ts'
import { refreshLocations, refreshNews, refreshRedirects, refreshSystem } from './refresh-site-data.ts'

const batchSize = 25

export type WarmUpDeps = { tiers: CacheTiers; lists: PageLists; changing: PageChangeTracker; log: Log }

type SiteLanguage = { siteSlug: string; language: Language }

/**
 * Fills the store with everything that is published: after data loss, after a release that changes the format of
 * pages, or at the first start. Entries that are up to date are left alone.
 */
export async function warmUp(deps: WarmUpDeps): Promise<void> {
  const { tiers, log } = deps
  const started = performance.now()
  const sites = await refreshSystem(tiers)
  await refreshRedirects(
    tiers,
    sites.map(({ slug }) => slug),
  )
  await refreshNews(tiers, sites)
  await refreshLocations(tiers)
  let count = 0
  for (const { slug, languages } of sites) {
    for (const language of languages) {
      count += await warmSiteLanguage(deps, { siteSlug: slug, language })
    }
  }
  log.info('content-warmed', { count, durationMs: Math.round(performance.now() - started) })
}

/** Warms the pages of one site and language. Returns the number of pages that were read. */
async function warmSiteLanguage({ tiers, lists, changing }: WarmUpDeps, siteLanguage: SiteLanguage): Promise<number> {
  return changing.watch(async (hasChanged) => {
    const published = await lists.reload(siteLanguage.siteSlug, siteLanguage.language)
    let count = 0
    for (let start = 0; start < published.length; start += batchSize) {
      const batch = published.slice(start, start + batchSize)
      count += await warmBatch(tiers, { ...siteLanguage, batch, hasChanged })
    }
    return count
  })
}

type Batch = SiteLanguage & { batch: PageSummary[]; hasChanged: (pageId: string) => boolean }

async function warmBatch({ source, store, edge }: CacheTiers, { siteSlug, language, batch, hasChanged }: Batch) {
  const staleIds: string[] = []
  for (const { id, path, languages, updatedAt } of batch) {
    const entry = pageEntry({ siteSlug, locale: language, path })
    const stored = await store.find(entry)
    if (stored?.id === id && stored.updatedAt === updatedAt) await store.persist(entry.key)
    else staleIds.push(id)
    if (!hasChanged(id)) await store.put(placeEntry(id), { siteSlug, path, languages })
  }
  if (staleIds.length === 0) return 0
  const pages = await source.readPagesById(siteSlug, language, staleIds)
  for (const page of pages) if (!hasChanged(page.id)) await store.put(pageEntry(page), page)
  await store.publishChange(pages.map((page) => pageEntry(page).key))
  await edge.softPurge(pages.map(({ id }) => pageKey(id)))
  return pages.length
}
