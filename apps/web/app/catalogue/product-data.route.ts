import { hasEditorSession } from '../editor/editor-session.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/product-data.route'
import { forward } from '../api/forward.server.ts'

/**
 * `/api/product-data/de_CH`: the complete catalogue of a locale, for API clients. They may cache it for a minute and
 * revalidate it by its ETag. `cache=false` always reads the complete catalogue, which is expensive, so it needs an
 * editor session, like every other use of the `cache` parameter; without a session it is ignored.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const isFresh = url.searchParams.get('cache') === 'false' && (await hasEditorSession(request.headers))
  const response = await forward(request, {
    name: 'data product-data',
    url: `${getServices().settings.DATA_SERVICE_URL}/product-data/${encodeURIComponent(params.sisCode)}`,
    timeoutMs: 10_000,
    requestHeaders: isFresh ? [] : ['if-none-match'],
    responseHeaders: ['content-type', 'etag', 'cache-control', 'x-content-type-options'],
  })
  if (isFresh) {
    response.headers.set('Cache-Control', 'private, no-store')
    // With an ETag the edge would respond 304.
    response.headers.delete('ETag')
  }
  return response
}
