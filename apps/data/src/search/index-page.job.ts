import { blockText } from '@ferrule/blocks/block-content'
import type { IndexedPage, SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import type { ContentSource } from '@ferrule/content-client/content-source'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { isIndexable } from '@ferrule/domain/pages/indexable'
import { type ContentChange, contentChange } from '@ferrule/domain/publishing/content-change'
import { languagesOfChange } from '../publishing/languages-of-change.ts'

export type IndexDeps = {
  source: Pick<ContentSource, 'readPublishedPage'>
  search: Pick<SearchEngine, 'ensureIndex' | 'put' | 'remove'>
}

/** Updates the search index with the public version of a page, or removes it. */
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

/** Finds the page by id, because another page may have its path, and only if it is indexable. */
async function findPage(source: IndexDeps['source'], { pageId, siteSlug, paths }: ContentChange, locale: Language) {
  for (const path of paths) {
    const page = await source.readPublishedPage({ siteSlug, locale, path })
    if (page?.id === pageId) return isIndexable(page) ? page : undefined
  }
  return undefined
}

function toDocument(page: PublishedPage): IndexedPage {
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
