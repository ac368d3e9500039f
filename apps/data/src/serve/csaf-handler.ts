import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CsafFileDeps, readCsafFile } from '../advisories/read-csaf-file.ts'
import { sendError } from './send.ts'

/** `/csaf/…`: the files of a CSAF trusted provider. Without sign-in. */
export async function handleCsaf(
  request: IncomingMessage,
  response: ServerResponse,
  deps: CsafFileDeps,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  const file = await readCsafFile(deps, (request.url ?? '').replace(/^\/csaf\//, ''))
  if (!file) return sendError(response, 404, { code: 'NOT_FOUND' })
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': Buffer.byteLength(file.content),
    'x-content-type-options': 'nosniff',
  })
  response.end(request.method === 'HEAD' ? undefined : file.content)
}
