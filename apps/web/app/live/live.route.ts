import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/live.route'
import { forward } from '../api/forward.server.ts'

/** Forwards the data service's server-sent events about changed tickets. */
export function loader({ request }: Route.LoaderArgs) {
  return forward(request, {
    name: 'data live',
    url: `${getServices().settings.DATA_SERVICE_URL}/live`,
    timeoutMs: 10_000,
    requestHeaders: ['authorization', 'dpop', 'accept', 'last-event-id'],
    responseHeaders: ['content-type', 'cache-control', 'www-authenticate'],
  })
}
