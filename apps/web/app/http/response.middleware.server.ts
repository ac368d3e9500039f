import { currentRequestId } from '@ferrule/telemetry/tracing'
import type { MiddlewareFunction } from 'react-router'
import { privateResponseContext } from '../visit/contexts.ts'
import { addSecurityHeaders } from './security-headers.ts'

/** Wraps every route: sets the security headers of responses, and removes the cache headers of errors. */
export const responseMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  const privateResponse = context.get(privateResponseContext)
  if (privateResponse) markPrivate(response.headers, privateResponse.cookies)
  if (response.status >= 500) response.headers.delete('Cache-Control')
  if (response.status === 503) response.headers.set('Retry-After', '30')
  addSecurityHeaders(response.headers)
  // Vite's development server injects inline scripts and styles.
  if (import.meta.env.DEV) response.headers.delete('Content-Security-Policy')
  const requestId = currentRequestId()
  if (requestId) response.headers.set('X-Request-Id', requestId)
  return response
}

function markPrivate(headers: Headers, cookies: readonly string[]): void {
  headers.set('Cache-Control', 'private, no-store')
  headers.delete('Surrogate-Key')
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
}
