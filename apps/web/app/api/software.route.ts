import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/software.route'
import { forward } from './forward.server.ts'

/** Software by a link that was signed for whoever asked; a broken download goes on where it stopped. */
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
