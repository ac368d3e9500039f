import type { EntryContext, RouterContextProvider } from 'react-router'
import { numberOf } from '../frame/shared-parts.server.ts'
import { privateResponseContext, siteNavigationContext, viewContext } from '../visit/contexts.ts'
import { isPublicResponse } from './cache-headers.ts'
import type { PageFacts } from './reuse-page.server.ts'

export type RenderedResponse = {
  url: string
  status: number
  headers: Headers
  router: { staticHandlerContext: Pick<EntryContext['staticHandlerContext'], 'loaderData'> }
  context: Readonly<RouterContextProvider>
}

/**
 * The facts of an editorial or catalogue page that is the same for every visitor; undefined for all other responses.
 * Pages with a query are rendered each time, because anyone can request any number of them.
 */
export function findPageFacts({ url, status, headers, router, context }: RenderedResponse): PageFacts | undefined {
  if (status !== 200 || url.includes('?') || !isPublicResponse(headers)) return undefined
  const [view, navigation] = [context.get(viewContext), context.get(siteNavigationContext)]
  if (!view || !navigation || context.get(privateResponseContext)) return undefined
  return { url, navigation: numberOf(navigation), loaderData: router.staticHandlerContext.loaderData, view }
}
