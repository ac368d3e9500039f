import { redirect } from 'react-router'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { secretLinkHeaders } from '../../http/private-no-store.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import type { Route } from './+types/end-subscription.route'
import { EndReleaseSubscription } from './end-release-subscription.generated.ts'

/** Mail clients that cannot unsubscribe with one click open the address. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/en/requests/releases/${encodeURIComponent(params.token)}`, { headers: secretLinkHeaders })
}

/** The one-click request of a mail client (RFC 8058), which has neither cookies nor an origin. */
export async function action({ params }: Route.ActionArgs) {
  await orThrow503('data', runOnDataService(EndReleaseSubscription, { token: params.token }))
  return new Response(null, { status: 204, headers: secretLinkHeaders })
}
