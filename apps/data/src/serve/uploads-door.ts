import type { Server } from '@tus/server'
import type { Answer } from './http-server.ts'
import { sendError } from './send.ts'

/** The library would answer GET with the file itself: nothing leaves quarantine, so GET does not exist here. */
const methods = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']

export function createUploadsDoor(uploads: Server): Answer {
  return async (request, response) => {
    if (!methods.includes(request.method ?? '')) {
      return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: methods.join(', ') } })
    }
    await uploads.handle(request, response)
  }
}
