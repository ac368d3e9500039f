import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/tickets-api.route'
import { forwardOperation } from '../data-service/forward-operation.server.ts'

/** Forwards ticket operations to the data service, or to a ticketing service that the operator has configured. */
export function action({ request }: Route.ActionArgs) {
  const { DATA_SERVICE_URL, TICKETING_SERVICE_URL } = getServices().settings
  return forwardOperation(request, 'tickets graphql', TICKETING_SERVICE_URL ?? `${DATA_SERVICE_URL}/tickets`)
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
