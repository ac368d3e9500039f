import { type Ask, listTimeoutMs } from './query-content-service.ts'
import type { ContentSource } from './content-source.ts'
import { redirectQuery, redirectsResponse, redirectsQuery } from './redirects-response.ts'
import type { SiteIds } from './site-ids.ts'

type RedirectReads = Pick<ContentSource, 'findRedirect' | 'readRedirects'>

export function createRedirectReads(runQuery: Ask, siteIds: SiteIds): RedirectReads {
  return {
    async findRedirect(siteSlug, previousUrl) {
      const site = await siteIds.find(siteSlug)
      if (site === undefined) return undefined
      const variables = { site, previousUrl }
      const request = { operation: 'Redirect', query: redirectQuery, variables, answer: redirectsResponse }
      return (await runQuery(request)).Redirects.docs[0]
    },
    async readRedirects(siteSlug) {
      const site = await siteIds.find(siteSlug)
      if (site === undefined) return []
      const request = { operation: 'Redirects', query: redirectsQuery, variables: { site }, answer: redirectsResponse }
      return (await runQuery({ ...request, timeoutMs: listTimeoutMs })).Redirects.docs
    },
  }
}
