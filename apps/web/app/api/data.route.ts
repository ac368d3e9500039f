import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/data.route'
import { forward } from './forward.server.ts'

/** The browser's way to the data service. The proof of the caller's key goes through untouched. */
export function action({ request }: Route.ActionArgs) {
  return forward(request, {
    name: 'data graphql',
    url: `${getServices().settings.DATA_SERVICE_URL}/graphql`,
    timeoutMs: 10_000,
    requestHeaders: ['content-type', 'accept', 'authorization', 'dpop'],
    responseHeaders: ['content-type', 'www-authenticate', 'dpop-nonce'],
  })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
