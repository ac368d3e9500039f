import { page as pageEntry, place as placeEntry, summaries } from '@ferrule/content-client/content-entries'
import type { PagePlace } from '@ferrule/content-client/page-place'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { type ContentChange, contentChange } from '@ferrule/domain/publishing/content-change'
import { keysOfChange } from '@ferrule/domain/publishing/surrogate-keys'
import type { ChangingPages } from './changing-pages.ts'
import { type ContentLevels, untilTold } from './content-levels.ts'
import { languagesOfChange } from './languages-of-change.ts'
import type { PageLists } from './page-lists.ts'

export type RefreshDeps = { levels: ContentLevels; lists: PageLists; changing: ChangingPages }

/**
 * Carries a content change outwards, level by level from the inside, so that none is refilled from one that is
 * still old: the store all processes share, then each process, then the edge.
 */
export function createRefreshPageJob(deps: RefreshDeps) {
  return async (payload: unknown): Promise<void> => {
    const change = contentChange.parse(payload)
    deps.changing.note(change.pageId)
    await untilTold(deps.levels.store, `page:${change.pageId}`, (again) => refreshPage(deps, change, again))
  }
}

async function refreshPage({ levels, lists }: RefreshDeps, change: ContentChange, again: boolean): Promise<void> {
  const { pageId, siteSlug } = change
  const named = languagesOfChange(change)
  const [place, first] = await Promise.all([renewPlace(levels, pageId, named), renewPages(levels, change, named)])
  const concerned = again ? place.allLanguages : place.changedLanguages
  const others = concerned.filter((language) => !named.includes(language))
  const second = await renewPages(levels, change, others)
  const languages = [...named, ...others]
  const pages = [...first.pages, ...second.pages]
  const listKeys = await Promise.all(
    languages.map((language) => {
      const page = pages.find(({ id, locale }) => id === pageId && locale === language)
      return lists.update({ siteSlug, language, pageId, page, again })
    }),
  )
  const listed = languages.map((language) => summaries(siteSlug, language).key)
  await levels.store.publishChange([place.key, ...first.keys, ...second.keys, ...listed])
  await levels.edge.softPurge([...keysOfChange({ ...change, locales: languages }), ...listKeys.flat()])
}

/** Every version of a page names the others: when one comes or goes, all of them are other pages than before. */
async function renewPlace({ source, store }: ContentLevels, pageId: string, likely: readonly Language[]) {
  const entry = placeEntry(pageId)
  const [before, after] = await Promise.all([store.find(entry), source.findPlace(pageId, likely)])
  if (after) await store.put(entry, after)
  else await store.remove(entry.key)
  const allLanguages = languagesOf(before, after)
  return { key: entry.key, allLanguages, changedLanguages: sameLanguages(before, after) ? [] : allLanguages }
}

async function renewPages({ source, store }: ContentLevels, change: ContentChange, languages: readonly Language[]) {
  const keys: string[] = []
  const pages: PublishedPage[] = []
  for (const path of change.paths) {
    for (const locale of languages) {
      const address = { siteSlug: change.siteSlug, locale, path }
      const entry = pageEntry(address)
      const page = await source.readPublishedPage(address)
      if (page) await store.put(entry, page)
      else await store.remove(entry.key)
      if (page) pages.push(page)
      keys.push(entry.key)
    }
  }
  return { keys, pages }
}

function languagesOf(...places: (PagePlace | undefined)[]): Language[] {
  return [...new Set(places.flatMap((place) => place?.languages ?? []))]
}

function sameLanguages(one: PagePlace | undefined, other: PagePlace | undefined): boolean {
  const [few, many] = [new Set(one?.languages), new Set(other?.languages)]
  return few.symmetricDifference(many).size === 0
}
