import type { ContentCache } from '@ferrule/content-client/content-cache'
import type { ContentClient } from '@ferrule/content-client/content-client'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import { parseLocale } from '@ferrule/domain/locales/locale'

export function aPageAt(path: string, changes: Partial<PublishedPage> = {}): PublishedPage {
  return {
    id: `id-of-${path || 'home'}`,
    siteSlug: '',
    locale: 'en',
    path,
    title: `Page ${path}`,
    description: '',
    theme: 'Default',
    blocks: [],
    linkedPages: [],
    slug: path.split('/').at(-1) || 'home',
    type: 'pages',
    isPublished: true,
    pageType: 'Content',
    languages: ['en'],
    countries: [],
    mainSiteOnly: false,
    protection: { level: 'none' },
    publishedAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    image: null,
    showTableOfContents: false,
    story: null,
    mediaRelease: null,
    catalogue: null,
    ...changes,
  }
}

/** Queries the data service each time. */
export const uncachedCatalogue: Pick<ContentCache, 'get'> = { get: (_key, load) => load() }

type PageReader = Pick<ContentClient, 'getPage' | 'getPageById' | 'listPages'>

/** A content client with these pages; each exists in all of its languages. */
export function contentOf(pages: readonly PublishedPage[]): PageReader {
  return {
    async getPage({ siteSlug, locale, path }) {
      const language = parseLocale(locale)?.language
      const found = pages.find((page) => page.siteSlug === siteSlug && page.path === path)
      return found && language && found.languages.includes(language) ? { ...found, locale: language } : undefined
    },
    async getPageById(id, language) {
      return pages.find((page) => page.id === id && page.languages.includes(language))
    },
    async listPages(siteSlug, language) {
      return pages.filter((page) => page.siteSlug === siteSlug && page.languages.includes(language))
    },
  }
}
