import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/software-file.route'
import { forward } from '../api/forward.server.ts'

/** Downloads software with a signed link of the user; range requests resume an interrupted download. */
export function loader({ request, params }: Route.LoaderArgs) {
  return forward(request, {
    name: 'data software',
    url: `${getServices().settings.DATA_SERVICE_URL}/software/${encodeURIComponent(params.token)}`,
    timeoutMs: 10_000,
    requestHeaders: ['range'],
    responseHeaders: [
      'content-type',
      'content-length',
      'content-disposition',
      'content-range',
      'accept-ranges',
      'etag',
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
    ],
  })
}
