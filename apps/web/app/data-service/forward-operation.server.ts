import { getServices } from '../visit/services.server.ts'
import { forward } from '../api/forward.server.ts'

const identityHeaders = ['authorization', 'dpop']

/**
 * Forwards one GraphQL operation to an internal service. The access token and the DPoP proof pass through unchanged;
 * the debug level header only if the operator allows it.
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
