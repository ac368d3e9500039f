import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/files.route'
import { forward } from './forward.server.ts'

/** A file that passed the virus scan, as bytes to save. */
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
