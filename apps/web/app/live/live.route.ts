import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/live.route'
import { forward } from '../api/forward.server.ts'
import { endWhenStopping } from './end-when-stopping.ts'

/** Forwards the data service's server-sent events about changed tickets. */
export async function loader({ request }: Route.LoaderArgs) {
  const { settings, stopping } = getServices()
  const response = await forward(request, {
    name: 'data live',
    url: `${settings.DATA_SERVICE_URL}/live`,
    timeoutMs: 10_000,
    requestHeaders: ['authorization', 'dpop', 'accept', 'last-event-id'],
    responseHeaders: ['content-type', 'cache-control', 'www-authenticate'],
  })
  return response.body ? new Response(endWhenStopping(response.body, stopping), response) : response
}
