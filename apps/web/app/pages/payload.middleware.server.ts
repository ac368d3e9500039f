import { toUrlCode } from '@ferrule/domain/locales/locale'
import { isForEverybody } from '@ferrule/domain/pages/page-protection'
import { keysOfMissingPage, keysOfPage } from '@ferrule/domain/publishing/surrogate-keys'
import type { MiddlewareFunction } from 'react-router'
import { sharedMissingPage, sharedPage } from '../request/cache-headers.ts'
import { type Visit, visitContext } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { findPage } from './find-page.server.ts'

const twinName = '_payload.json'

/** `{path}/_payload.json` is the page's content for programs. It knows only what everybody may read. */
export const payloadMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext)
  if (visit.segments.at(-1) !== twinName) return next()
  const ofPage: Visit = { ...visit, segments: visit.segments.slice(0, -1) }
  const found = await orUnavailable('content', findPage(ofPage))
  const address = { siteSlug: visit.site.slug, locale: toUrlCode(visit.locale), path: ofPage.segments.join('/') }
  if (!found || !isForEverybody(found.page.protection)) {
    return Response.json(
      { error: 'Not found' },
      { status: 404, headers: sharedMissingPage(keysOfMissingPage(address)) },
    )
  }
  const headers = sharedPage(keysOfPage({ ...address, path: found.path, pageId: found.page.id }))
  return Response.json(found.page, { headers })
}
