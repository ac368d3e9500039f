import { getServices } from '../request/services.server.ts'
import { forward } from './forward.server.ts'

const identityHeaders = ['authorization', 'dpop']

/**
 * One GraphQL operation to a service behind us. The token and the proof of the caller's key go through untouched; the
 * wish for a detailed log only where the operator allows it.
 */
export function forwardOperation(request: Request, name: string, url: string): Promise<Response> {
  const debugHeaders = getServices().settings.DEBUG_LEVEL ? ['x-debug-level'] : []
  return forward(request, {
    name,
    url,
    timeoutMs: 10_000,
    requestHeaders: ['content-type', 'accept', 'x-forwarded-for', ...identityHeaders, ...debugHeaders],
    responseHeaders: ['content-type', 'www-authenticate', 'dpop-nonce'],
  })
}
