import { currentRequestId } from '@ferrule/telemetry/tracing'
import type { MiddlewareFunction } from 'react-router'
import { privateAnswerContext } from './contexts.ts'
import { secure } from './security-headers.ts'

/** Around every route: an answer leaves with its safety headers, and an error never with leave to be stored. */
export const answerMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  const kept = context.get(privateAnswerContext)
  if (kept) keepPrivate(response.headers, kept.cookies)
  if (response.status >= 500) response.headers.delete('Cache-Control')
  if (response.status === 503) response.headers.set('Retry-After', '30')
  secure(response.headers)
  // While developing, the tools put their own scripts and styles into the page.
  if (import.meta.env.DEV) response.headers.delete('Content-Security-Policy')
  const requestId = currentRequestId()
  if (requestId) response.headers.set('X-Request-Id', requestId)
  return response
}

function keepPrivate(headers: Headers, cookies: readonly string[]): void {
  headers.set('Cache-Control', 'private, no-store')
  headers.delete('Surrogate-Key')
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
}
