import { loadTexts } from '@ferrule/texts/load-texts'
import type { MiddlewareFunction } from 'react-router'
import { findErrorPage } from '../frame/find-error-page.server.ts'
import { navigationOf } from '../frame/site-navigation.server.ts'
import {
  errorPageContext,
  privateAnswerContext,
  siteNavigationContext,
  textsContext,
  visitContext,
} from './contexts.ts'
import { isForThisVisitAlone, toFlagCookies } from './read-flags.ts'
import { readVisit } from './read-visit.server.ts'
import { redirectVisit } from './redirect-visit.server.ts'

/** Before every document: which site, which language, and the one right address. */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const visit = await readVisit(request, url)
  context.set(errorPageContext, () => findErrorPage(visit))
  const { flags, search, locale, isEditor } = visit
  if (isEditor || isForThisVisitAlone(flags, search))
    context.set(privateAnswerContext, { cookies: toFlagCookies(flags, search) })
  if (request.method === 'GET' || request.method === 'HEAD') await redirectVisit(request, url.hostname, visit)
  context.set(textsContext, await loadTexts(locale.language))
  context.set(visitContext, visit)
  context.set(siteNavigationContext, navigationOf(visit))
}
