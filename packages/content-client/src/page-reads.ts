import { type Language, languages } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { type Ask, listTimeoutMs } from './ask-content-service.ts'
import type { ContentSource } from './content-source.ts'
import { pageAnswer, pageQuery, pagesByIdQuery, summariesAnswer, summariesQuery } from './page-answer.ts'
import type { PageSummary } from './page-summary.ts'
import { placeAnswer, toPlaceQuery } from './place-answer.ts'
import type { SiteIds } from './site-ids.ts'

type PageReads = Pick<ContentSource, 'readPublishedPage' | 'readPagesById' | 'readSummaries' | 'findPlace'>

export function createPageReads(ask: Ask, siteIds: SiteIds): PageReads {
  return {
    async readPublishedPage({ siteSlug, locale, path }) {
      const site = await siteIds.find(siteSlug)
      const language = parseLocale(locale)?.language
      if (site === undefined || language === undefined) return undefined
      const variables = { site, path, locale: language }
      const question = { operation: 'Page', query: pageQuery, variables, languages: [language], answer: pageAnswer }
      const page = (await ask(question)).Pages.docs[0]
      return page && { ...page, siteSlug, locale: language }
    },
    async readPagesById(siteSlug, language, ids) {
      const { Pages } = await ask({
        operation: 'PagesById',
        query: pagesByIdQuery,
        variables: { ids, locale: language },
        languages: [language],
        answer: pageAnswer,
        timeoutMs: listTimeoutMs,
      })
      return Pages.docs.map((page) => ({ ...page, siteSlug, locale: language }))
    },
    async readSummaries(siteSlug, language) {
      const site = await siteIds.find(siteSlug)
      return site === undefined ? [] : readSummaries(ask, site, language)
    },
    async findPlace(pageId, likely = []) {
      const find = (asked: readonly Language[]) =>
        ask({
          operation: 'PagePlace',
          query: toPlaceQuery(asked),
          variables: { id: pageId },
          languages: asked,
          answer: placeAnswer,
        })
      return (likely.length > 0 ? await find(likely) : undefined) ?? find(languages)
    },
  }
}

async function readSummaries(ask: Ask, site: string, language: Language): Promise<PageSummary[]> {
  const pages: PageSummary[] = []
  for (let turn = 1, more = true; more; turn++) {
    const { Pages } = await ask({
      operation: 'PageSummaries',
      query: summariesQuery,
      variables: { site, locale: language, turn },
      languages: [language],
      answer: summariesAnswer,
      timeoutMs: listTimeoutMs,
    })
    pages.push(...Pages.docs)
    more = Pages.hasNextPage
  }
  return pages
}
