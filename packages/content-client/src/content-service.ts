import { askContentService, type Ask, type ContentServiceAddress, listTimeoutMs } from './ask-content-service.ts'
import type { ContentSource } from './content-source.ts'
import { locationsAnswer, locationsQuery } from './locations-answer.ts'
import { newsAnswer, newsQuery } from './news-answer.ts'
import { createPageReads } from './page-reads.ts'
import { redirectsAnswer, redirectsQuery } from './redirects-answer.ts'
import { SiteIds } from './site-ids.ts'
import { systemAnswer, systemQuery, toSystemData } from './system-answer.ts'

/** Reads what is published, over GraphQL: drafts and pages of tomorrow are never in the answer. */
export function createContentService(address: ContentServiceAddress): ContentSource {
  const ask: Ask = (question) => askContentService(address, question)
  const siteIds = new SiteIds(ask)
  return {
    ...createPageReads(ask, siteIds),
    async readSystem(language) {
      const answer = await ask({
        operation: 'System',
        query: systemQuery,
        variables: { locale: language },
        languages: [language],
        answer: systemAnswer,
        timeoutMs: listTimeoutMs,
      })
      return toSystemData(answer, language)
    },
    async readRedirects(siteSlug) {
      const site = await siteIds.find(siteSlug)
      if (site === undefined) return []
      const variables = { site }
      return (await ask({ operation: 'Redirects', query: redirectsQuery, variables, answer: redirectsAnswer }))
        .Redirects.docs
    },
    async readNews(siteSlug, language) {
      const site = await siteIds.find(siteSlug)
      if (site === undefined) return []
      const variables = { site, locale: language }
      const question = { operation: 'News', query: newsQuery, variables, languages: [language], answer: newsAnswer }
      return (await ask(question)).NewsItems.docs
    },
    async readLocations() {
      const question = { operation: 'Locations', query: locationsQuery, variables: {}, answer: locationsAnswer }
      return (await ask({ ...question, timeoutMs: listTimeoutMs })).Locations.docs
    },
  }
}
