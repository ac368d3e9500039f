import { page as pageEntry, place as placeEntry } from '@ferrule/content-client/content-entries'
import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { Language } from '@ferrule/domain/locales/language'
import { pageKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Log } from '@ferrule/telemetry/log'
import type { ChangingPages } from './changing-pages.ts'
import type { ContentLevels } from './content-levels.ts'
import type { PageLists } from './page-lists.ts'
import { renewLocations, renewNews, renewRedirects, renewSystem } from './system-levels.ts'

const batchSize = 25

export type WarmUpDeps = { levels: ContentLevels; lists: PageLists; changing: ChangingPages; log: Log }

type Shelf = { siteSlug: string; language: Language }

/**
 * Makes sure that the store holds everything that is published: after it was lost, after a new version reads pages
 * in another form, or at a first start. What is there and right is left alone.
 */
export async function warmUp(deps: WarmUpDeps): Promise<void> {
  const { levels, log } = deps
  const started = performance.now()
  const sites = await renewSystem(levels)
  await renewRedirects(
    levels,
    sites.map(({ slug }) => slug),
  )
  await renewNews(levels, sites)
  await renewLocations(levels)
  let count = 0
  for (const { slug, languages } of sites) {
    for (const language of languages) {
      count += await warmShelf(deps, { siteSlug: slug, language })
    }
  }
  log.info('content-warmed', { count, durationMs: Math.round(performance.now() - started) })
}

/** The pages of one site in one language; tells how many had to be read. */
async function warmShelf({ levels, lists, changing }: WarmUpDeps, shelf: Shelf): Promise<number> {
  return changing.watch(async (hasChanged) => {
    const published = await lists.renew(shelf.siteSlug, shelf.language)
    let count = 0
    for (let start = 0; start < published.length; start += batchSize) {
      const batch = published.slice(start, start + batchSize)
      count += await warmBatch(levels, { ...shelf, batch, hasChanged })
    }
    return count
  })
}

type Batch = Shelf & { batch: PageSummary[]; hasChanged: (pageId: string) => boolean }

async function warmBatch({ source, store, edge }: ContentLevels, { siteSlug, language, batch, hasChanged }: Batch) {
  const wrong: string[] = []
  for (const { id, path, languages, updatedAt } of batch) {
    const entry = pageEntry({ siteSlug, locale: language, path })
    const stored = await store.find(entry)
    if (stored?.id === id && stored.updatedAt === updatedAt) await store.keep(entry.key)
    else wrong.push(id)
    if (!hasChanged(id)) await store.put(placeEntry(id), { siteSlug, path, languages })
  }
  if (wrong.length === 0) return 0
  const pages = await source.readPagesById(siteSlug, language, wrong)
  for (const page of pages) if (!hasChanged(page.id)) await store.put(pageEntry(page), page)
  await store.publishChange(pages.map((page) => pageEntry(page).key))
  await edge.softPurge(pages.map(({ id }) => pageKey(id)))
  return pages.length
}
