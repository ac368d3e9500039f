import { page as pageEntry, place as placeEntry, summaries } from '@ferrule/content-client/content-entries'
import type { PagePlace } from '@ferrule/content-client/page-place'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { type ContentChange, contentChange } from '@ferrule/domain/publishing/content-change'
import { needsHardPurge } from '@ferrule/domain/publishing/needs-hard-purge'
import { keysOfChange } from '@ferrule/domain/publishing/surrogate-keys'
import type { PageChangeTracker } from './page-change-tracker.ts'
import { type CacheTiers, withPropagationMarker } from './cache-tiers.ts'
import { languagesOfChange } from './languages-of-change.ts'
import type { PageLists } from './page-lists.ts'

export type RefreshDeps = {
  tiers: CacheTiers
  lists: PageLists
  changing: PageChangeTracker
  /** Called for each published version of the page after every tier has it. May be repeated. */
  announce: (page: PublishedPage) => Promise<void>
}

/**
 * Propagates a content change to the shared store, then to each process, then to the edge. The order prevents a tier
 * from refilling from one that is still stale.
 */
export function createRefreshPageJob(deps: RefreshDeps) {
  return async (payload: unknown): Promise<void> => {
    const change = contentChange.parse(payload)
    deps.changing.note(change.pageId)
    const versions = await withPropagationMarker(deps.tiers.store, `page:${change.pageId}`, (forced) =>
      refreshPage(deps, change, forced),
    )
    for (const page of versions) if (page?.id === change.pageId) await deps.announce(page)
  }
}

/** Returns the page in each language; undefined where there is none. */
export async function refreshPage(
  { tiers, lists }: Pick<RefreshDeps, 'tiers' | 'lists'>,
  change: ContentChange,
  forced: boolean,
) {
  const { pageId, siteSlug } = change
  const requested = languagesOfChange(change)
  const [place, first] = await Promise.all([
    refreshPlace(tiers, pageId, requested),
    refreshPages(tiers, change, requested),
  ])
  const affected = forced ? place.allLanguages : place.changedLanguages
  const others = affected.filter((language) => !requested.includes(language))
  const second = await refreshPages(tiers, change, others)
  const languages = [...requested, ...others]
  const versions = [...first.versions, ...second.versions]
  const listKeys = await Promise.all(
    languages.map((language) => {
      const page = versions.find((version) => version?.id === pageId && version.locale === language)
      return lists.update({ siteSlug, language, pageId, page, forced })
    }),
  )
  const listed = languages.map((language) => summaries(siteSlug, language).key)
  await tiers.store.publishChange([place.key, ...first.keys, ...second.keys, ...listed])
  const purge = needsHardPurge(versions) ? tiers.edge.hardPurge : tiers.edge.softPurge
  await purge([...keysOfChange({ ...change, locales: languages }), ...listKeys.flat()])
  return versions
}

/** Each language version links to the others, so adding or removing one changes all of them. */
async function refreshPlace({ source, store }: CacheTiers, pageId: string, likely: readonly Language[]) {
  const entry = placeEntry(pageId)
  const [before, after] = await Promise.all([store.find(entry), source.findPlace(pageId, likely)])
  if (after) await store.put(entry, after)
  else await store.remove(entry.key)
  const allLanguages = languagesOf(before, after)
  return { key: entry.key, allLanguages, changedLanguages: sameLanguages(before, after) ? [] : allLanguages }
}

async function refreshPages({ source, store }: CacheTiers, change: ContentChange, languages: readonly Language[]) {
  const keys: string[] = []
  /** The page at each address and in each language; undefined where there is none. */
  const versions: (PublishedPage | undefined)[] = []
  for (const path of change.paths) {
    for (const locale of languages) {
      const address = { siteSlug: change.siteSlug, locale, path }
      const entry = pageEntry(address)
      const page = await source.readPublishedPage(address)
      if (page) await store.put(entry, page)
      else await store.remove(entry.key)
      versions.push(page)
      keys.push(entry.key)
    }
  }
  return { keys, versions }
}

function languagesOf(...places: (PagePlace | undefined)[]): Language[] {
  return [...new Set(places.flatMap((place) => place?.languages ?? []))]
}

function sameLanguages(one: PagePlace | undefined, other: PagePlace | undefined): boolean {
  const [before, after] = [new Set(one?.languages), new Set(other?.languages)]
  return before.symmetricDifference(after).size === 0
}
