import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/live.route'
import { forward } from './forward.server.ts'

/** What changed while somebody looks at it: events as they happen, for as long as the page is open. */
export function loader({ request }: Route.LoaderArgs) {
  return forward(request, {
    name: 'data live',
    url: `${getServices().settings.DATA_SERVICE_URL}/live`,
    timeoutMs: 10_000,
    requestHeaders: ['authorization', 'dpop', 'accept', 'last-event-id'],
    responseHeaders: ['content-type', 'cache-control', 'www-authenticate'],
  })
}
