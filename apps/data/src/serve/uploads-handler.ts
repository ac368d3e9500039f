import type { Server } from '@tus/server'
import type { RequestHandler } from './http-server.ts'
import { sendError } from './send.ts'

/** Without GET: the library would send the file itself, and nothing may leave quarantine. */
const methods = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']

export function createUploadsHandler(uploads: Server): RequestHandler {
  return async (request, response) => {
    if (!methods.includes(request.method ?? '')) {
      return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: methods.join(', ') } })
    }
    await uploads.handle(request, response)
  }
}
