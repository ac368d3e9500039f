import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/tickets.route'
import { forwardOperation } from './forward-operation.server.ts'

/** The browser's way to whoever answers about tickets: the data service, or a ticketing service of the operator. */
export function action({ request }: Route.ActionArgs) {
  const { DATA_SERVICE_URL, TICKETING_SERVICE_URL } = getServices().settings
  return forwardOperation(request, 'tickets graphql', TICKETING_SERVICE_URL ?? `${DATA_SERVICE_URL}/tickets`)
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
