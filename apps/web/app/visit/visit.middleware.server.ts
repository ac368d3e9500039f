import { loadTexts } from '@ferrule/texts/load-texts'
import type { MiddlewareFunction } from 'react-router'
import { findErrorPage } from '../frame/find-error-page.server.ts'
import { navigationOf } from '../frame/site-navigation.server.ts'
import {
  errorPageContext,
  privateResponseContext,
  siteNavigationContext,
  textsContext,
  visitContext,
} from './contexts.ts'
import { isPrivateToVisit, toFlagCookies } from './read-flags.ts'
import { readVisit } from './read-visit.server.ts'
import { redirectVisit } from './redirect-visit.server.ts'

/** Runs before every page: determines site and locale, redirects to the canonical URL, and loads the texts. */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const visit = await readVisit(request, url)
  context.set(errorPageContext, () => findErrorPage(visit))
  const { flags, search, locale, isEditor } = visit
  if (isEditor || isPrivateToVisit(flags, search))
    context.set(privateResponseContext, { cookies: toFlagCookies(flags, search) })
  if (request.method === 'GET' || request.method === 'HEAD') await redirectVisit(request, url.hostname, visit)
  context.set(textsContext, await loadTexts(locale.language, undefined, locale.country))
  context.set(visitContext, visit)
  context.set(siteNavigationContext, navigationOf(visit))
}
