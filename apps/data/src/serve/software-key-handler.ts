import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../graphql/request-context.ts'
import { sendError } from './send.ts'

/** `/software-key`: the public key that verifies our software releases. */
export function handleSoftwareKey(
  request: IncomingMessage,
  response: ServerResponse,
  { softwareSigning }: Pick<Deps, 'softwareSigning'>,
): void {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  response.writeHead(200, {
    'content-type': 'application/x-pem-file',
    'content-disposition': 'attachment; filename="software-key.pem"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  })
  response.end(softwareSigning.publicKey)
}
