import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/data.route'
import { forwardOperation } from './forward-operation.server.ts'

/** Proxies GraphQL operations of the browser to the data service. */
export function action({ request }: Route.ActionArgs) {
  return forwardOperation(request, 'data graphql', `${getServices().settings.DATA_SERVICE_URL}/graphql`)
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
