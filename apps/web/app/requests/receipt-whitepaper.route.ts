import { findDocument } from '@ferrule/content-client/find-document'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { redirect } from 'react-router'
import { forward } from '../api/forward.server.ts'
import { visitContext } from '../visit/contexts.ts'
import { secretLinkHeaders } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/receipt-whitepaper.route'
import { RequestByToken } from './request-by-token.generated.ts'

/** Returns the requested file while the request's link is valid. Otherwise redirects to the receipt, which says so. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { CONTENT_SERVICE_URL: url, CONTENT_SERVICE_KEY: key, DATA_SERVICE_URL } = getServices().settings
  const { requestByToken: found } = await orThrow503('data', runOnDataService(RequestByToken, { token: params.token }))
  const file = found?.document ? await orThrow503('content', findDocument({ url, key }, found.document)) : undefined
  const receipt = context.get(visitContext).pathname.replace(/\/whitepaper\/?$/, '')
  if (!file) throw redirect(receipt, { status: 303, headers: secretLinkHeaders })
  const response = await forward(request, {
    name: 'data media',
    url: `${DATA_SERVICE_URL}/media/${encodeURIComponent(file.filename)}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length'],
  })
  for (const [name, value] of Object.entries(secretLinkHeaders)) response.headers.set(name, value)
  if (response.ok) response.headers.set('Content-Disposition', toAttachment(`${file.source ?? 'whitepaper'}.pdf`))
  return response
}
