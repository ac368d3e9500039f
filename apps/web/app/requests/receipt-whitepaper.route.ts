import { findDocument } from '@ferrule/content-client/find-document'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { redirect } from 'react-router'
import { forward } from '../api/forward.server.ts'
import { visitContext } from '../request/contexts.ts'
import { forHolderOfLink } from '../request/for-this-reader.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/receipt-whitepaper.route'
import { RequestByToken } from './request-by-token.generated.ts'

/** The file that was asked for, while the link of the request works. Otherwise its page says that it does not any more. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { CONTENT_SERVICE_URL: url, CONTENT_SERVICE_KEY: key, DATA_SERVICE_URL } = getServices().settings
  const { requestByToken: found } = await orUnavailable(
    'data',
    runOnDataService(RequestByToken, { token: params.token }),
  )
  const file = found?.document ? await orUnavailable('content', findDocument({ url, key }, found.document)) : undefined
  const receipt = context.get(visitContext).pathname.replace(/\/whitepaper\/?$/, '')
  if (!file) throw redirect(receipt, { status: 303, headers: forHolderOfLink })
  const response = await forward(request, {
    name: 'data media',
    url: `${DATA_SERVICE_URL}/media/${encodeURIComponent(file.filename)}`,
    timeoutMs: 10_000,
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length'],
  })
  for (const [name, value] of Object.entries(forHolderOfLink)) response.headers.set(name, value)
  if (response.ok) response.headers.set('Content-Disposition', toAttachment(`${file.source ?? 'whitepaper'}.pdf`))
  return response
}
