import type { PreviewSubject } from '@ferrule/domain/editor/preview-options'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { loadTexts } from '@ferrule/texts/load-texts'
import { createContext, data, type MiddlewareFunction } from 'react-router'
import { navigationOf } from '../../frame/site-navigation.server.ts'
import { privateResponseContext, siteNavigationContext, textsContext, visitContext } from '../../visit/contexts.ts'
import { findPreviewSubject } from './find-preview-subject.server.ts'
import { readPreviewVisit } from './read-preview-visit.server.ts'

export const previewSubjectContext = createContext<PreviewSubject>()

/**
 * Runs before a previewed page instead of the middleware of pages: without the right to see drafts it responds with
 * 403, and otherwise it shows the page as a visitor of the chosen site, country and language sees it.
 */
export const previewMiddleware: MiddlewareFunction<Response> = async ({ request, url, context, params }) => {
  context.set(privateResponseContext, { cookies: [] })
  const locale = parsePagePath(url.pathname).locale
  const subject = await findPreviewSubject(request.headers, {
    locale,
    path: params['*'] ?? '',
    query: url.searchParams,
  })
  if (!subject) throw data(null, { status: 403 })
  const visit = await readPreviewVisit(request, subject)
  context.set(previewSubjectContext, subject)
  context.set(textsContext, await loadTexts(visit.locale.language, undefined, visit.locale.country))
  context.set(visitContext, visit)
  context.set(siteNavigationContext, navigationOf(visit))
}
