import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/product-data.route'
import { forward } from './forward.server.ts'

/**
 * All that a locale's catalogue offers, for programs: `/api/product-data/de_CH`. Programs may keep it for a minute;
 * `cache=false` asks for it anew, as if they had none.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const isFresh = url.searchParams.get('cache') === 'false'
  const response = await forward(request, {
    name: 'data product-data',
    url: `${getServices().settings.DATA_SERVICE_URL}/product-data/${encodeURIComponent(params.sisCode)}`,
    timeoutMs: 10_000,
    requestHeaders: isFresh ? [] : ['if-none-match'],
    responseHeaders: ['content-type', 'etag', 'cache-control', 'x-content-type-options'],
  })
  if (isFresh) {
    response.headers.set('Cache-Control', 'no-store')
    // By its tag the edge would tell them that they have it already.
    response.headers.delete('ETag')
  }
  return response
}
