import { queryContentService, type Ask, type ContentServiceAddress, listTimeoutMs } from './query-content-service.ts'
import type { ContentSource } from './content-source.ts'
import { locationsResponse, locationsQuery } from './locations-response.ts'
import { createPageReads } from './page-reads.ts'
import { createRedirectReads } from './redirect-reads.ts'
import { recordsQuery, recordsResponse, toRecords } from './records-response.ts'
import { readNews } from './read-news.ts'
import { SiteIds } from './site-ids.ts'
import { noNews } from './to-news-page.ts'
import { systemResponse, systemQuery, toSystemData } from './system-response.ts'

/** Reads published content over GraphQL. Responses never contain drafts or pages with a future publication date. */
export function createContentService(address: ContentServiceAddress): ContentSource {
  const runQuery: Ask = (request) => queryContentService(address, request)
  const siteIds = new SiteIds(runQuery)
  return {
    ...createPageReads(runQuery, siteIds),
    ...createRedirectReads(runQuery, siteIds),
    async readSystem(language) {
      const response = await runQuery({
        operation: 'System',
        query: systemQuery,
        variables: { locale: language },
        languages: [language],
        answer: systemResponse,
        timeoutMs: listTimeoutMs,
      })
      return toSystemData(response, language)
    },
    async readNews(siteSlug, language, wanted) {
      const site = await siteIds.find(siteSlug)
      return site === undefined ? noNews : readNews(runQuery, { site, language }, wanted)
    },
    async readLocations() {
      const request = { operation: 'Locations', query: locationsQuery, variables: {}, answer: locationsResponse }
      return (await runQuery({ ...request, timeoutMs: listTimeoutMs })).Locations.docs
    },
    async readRecords(language) {
      const request = { operation: 'Records', query: recordsQuery, variables: { locale: language } }
      const options = { languages: [language], answer: recordsResponse, timeoutMs: listTimeoutMs }
      return toRecords(await runQuery({ ...request, ...options }))
    },
  }
}
