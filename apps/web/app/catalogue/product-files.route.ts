import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/product-files.route'
import { forward } from '../api/forward.server.ts'

/** Downloads a document of a product. */
export function loader({ request, params }: Route.LoaderArgs) {
  return forward(request, {
    name: 'data product-files',
    url: `${getServices().settings.DATA_SERVICE_URL}/product-files/${encodeURIComponent(params.id)}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: [
      'content-type',
      'content-length',
      'content-disposition',
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
    ],
  })
}
