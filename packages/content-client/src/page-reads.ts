import { type Language, languages } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { type Ask, listTimeoutMs } from './query-content-service.ts'
import type { ContentSource } from './content-source.ts'
import { pageResponse, pageQuery, pagesByIdQuery, summariesResponse, summariesQuery } from './page-response.ts'
import type { PageSummary } from './page-summary.ts'
import { placeResponse, toPlaceQuery } from './place-response.ts'
import type { SiteIds } from './site-ids.ts'

type PageReads = Pick<ContentSource, 'readPublishedPage' | 'readPagesById' | 'readSummaries' | 'findPlace'>

export function createPageReads(runQuery: Ask, siteIds: SiteIds): PageReads {
  return {
    async readPublishedPage({ siteSlug, locale, path }) {
      const site = await siteIds.find(siteSlug)
      const language = parseLocale(locale)?.language
      if (site === undefined || language === undefined) return undefined
      const variables = { site, path, locale: language }
      const request = { operation: 'Page', query: pageQuery, variables, languages: [language], answer: pageResponse }
      const page = (await runQuery(request)).Pages.docs[0]
      return page && { ...page, siteSlug, locale: language, isPublished: page.languages.includes(language) }
    },
    async readPagesById(siteSlug, language, ids) {
      const { Pages } = await runQuery({
        operation: 'PagesById',
        query: pagesByIdQuery,
        variables: { ids, locale: language },
        languages: [language],
        answer: pageResponse,
        timeoutMs: listTimeoutMs,
      })
      return Pages.docs.map((page) => ({
        ...page,
        siteSlug,
        locale: language,
        isPublished: page.languages.includes(language),
      }))
    },
    async readSummaries(siteSlug, language) {
      const site = await siteIds.find(siteSlug)
      return site === undefined ? [] : readSummaries(runQuery, site, language)
    },
    async findPlace(pageId, likely = []) {
      const find = (queried: readonly Language[]) =>
        runQuery({
          operation: 'PagePlace',
          query: toPlaceQuery(queried),
          variables: { id: pageId },
          languages: queried,
          answer: placeResponse,
        })
      return (likely.length > 0 ? await find(likely) : undefined) ?? find(languages)
    },
  }
}

async function readSummaries(runQuery: Ask, site: string, language: Language): Promise<PageSummary[]> {
  const pages: PageSummary[] = []
  for (let page = 1, more = true; more; page++) {
    const { Pages } = await runQuery({
      operation: 'PageSummaries',
      query: summariesQuery,
      variables: { site, locale: language, page },
      languages: [language],
      answer: summariesResponse,
      timeoutMs: listTimeoutMs,
    })
    pages.push(...Pages.docs)
    more = Pages.hasNextPage
  }
  return pages
}
