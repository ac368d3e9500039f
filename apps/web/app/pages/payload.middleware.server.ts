import { toUrlCode } from '@ferrule/domain/locales/locale'
import { isForEverybody } from '@ferrule/domain/pages/page-protection'
import { keysOfMissingPage, keysOfPage } from '@ferrule/domain/publishing/surrogate-keys'
import type { MiddlewareFunction } from 'react-router'
import { publicMissingPageHeaders, publicCacheHeaders } from '../http/cache-headers.ts'
import { type Visit, visitContext } from '../visit/contexts.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { findPage } from './find-page.server.ts'

const payloadName = '_payload.json'

/** `{path}/_payload.json`: the content of a page as JSON. Only public pages have one. */
export const payloadMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext)
  if (visit.segments.at(-1) !== payloadName) return next()
  const pageVisit: Visit = { ...visit, segments: visit.segments.slice(0, -1) }
  const found = await orThrow503('content', findPage(pageVisit))
  const address = { siteSlug: visit.site.slug, locale: toUrlCode(visit.locale), path: pageVisit.segments.join('/') }
  if (!found || !isForEverybody(found.page.protection)) {
    return Response.json(
      { error: 'Not found' },
      { status: 404, headers: publicMissingPageHeaders(keysOfMissingPage(address)) },
    )
  }
  const headers = publicCacheHeaders(keysOfPage({ ...address, path: found.path }, found.page))
  return Response.json(found.page, { headers })
}
