import { blockText } from '@ferrule/blocks/block-content'
import type { PageDocument, SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import type { ContentSource } from '@ferrule/content-client/content-source'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { isToBeFound } from '@ferrule/domain/pages/fixed-pages'
import { type ContentChange, contentChange } from '@ferrule/domain/publishing/content-change'
import { languagesOfChange } from '../publishing/languages-of-change.ts'

export type IndexDeps = {
  source: Pick<ContentSource, 'readPublishedPage'>
  search: Pick<SearchEngine, 'ensureIndex' | 'put' | 'remove'>
}

/** Brings the search index to what everybody can read of a page now: found under its id, or gone. */
export function createIndexPageJob({ source, search }: IndexDeps) {
  return async (payload: unknown): Promise<void> => {
    const change = contentChange.parse(payload)
    for (const language of languagesOfChange(change)) {
      const page = await findPage(source, change, language)
      await search.ensureIndex(language)
      if (page) await search.put(language, toDocument(page))
      else await search.remove(language, change.pageId)
    }
  }
}

/** Another page may by now stand where this one was; only this one counts, and only if it is to be found. */
async function findPage(source: IndexDeps['source'], { pageId, siteSlug, paths }: ContentChange, locale: Language) {
  for (const path of paths) {
    const page = await source.readPublishedPage({ siteSlug, locale, path })
    if (page?.id === pageId) return isToBeFound(page) ? page : undefined
  }
  return undefined
}

function toDocument(page: PublishedPage): PageDocument {
  const { id, siteSlug, locale, path, countries, catalogue, title, description, blocks } = page
  return {
    id,
    kind: page.pageType === 'Story' ? 'stories' : 'pages',
    siteSlug,
    locale,
    path,
    ...(countries.length > 0 ? { countries } : {}),
    ...(catalogue ? { catalogueSlug: catalogue.classificationSlug } : {}),
    title,
    description,
    text: blocks.map(blockText).join('\n'),
  }
}
