import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/software-key.route'
import { forward } from '../api/forward.server.ts'

/** Returns the public key for verifying software signatures. */
export function loader({ request }: Route.LoaderArgs) {
  return forward(request, {
    name: 'data software key',
    url: `${getServices().settings.DATA_SERVICE_URL}/software-key`,
    timeoutMs: 5_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'],
  })
}
