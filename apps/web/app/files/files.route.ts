import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/files.route'
import { forward } from '../api/forward.server.ts'

/** Downloads a file that has passed the virus scan. */
export function loader({ request, params }: Route.LoaderArgs) {
  return forward(request, {
    name: 'data files',
    url: `${getServices().settings.DATA_SERVICE_URL}/files/${encodeURIComponent(params.id)}`,
    timeoutMs: 60_000,
    requestHeaders: ['authorization', 'dpop', 'range'],
    responseHeaders: [
      'content-type',
      'content-length',
      'content-disposition',
      'content-range',
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
    ],
  })
}
