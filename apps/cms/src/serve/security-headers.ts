import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Addresses of the admin contain the ids of unpublished pages.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}
const secureTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

export type SecurityOptions = {
  /** The development server of Next evaluates code and opens a web socket. */
  isWatching: boolean
  /** Staff reach the service by HTTPS. */
  isSecure: boolean
  /** The website counts what browsers report about the policy. */
  reportsUrl: string
  /** The website's preview is framed beside a page. */
  websiteOrigin: string
}
type PolicyOptions = Omit<SecurityOptions, 'isSecure'> & {
  /** The label of `routeOf`. */
  route: string
  nonce: string
}

/** Denies by default. Scripts need the nonce of their page; the admin's components style their elements inline. */
function contentSecurityPolicy({ route, nonce, isWatching, reportsUrl, websiteOrigin }: PolicyOptions): string {
  const always = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
  if (route.startsWith('/api')) {
    // The browser's own viewer for a picture, a video or a PDF file.
    const viewer = ["img-src 'self'", "media-src 'self'", "object-src 'self'", "style-src 'unsafe-inline'"]
    return [...always, ...viewer, "form-action 'none'", `report-uri ${reportsUrl}`].join('; ')
  }
  return [
    ...always,
    `script-src 'self' 'nonce-${nonce}'${isWatching ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isWatching ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    `frame-src ${websiteOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    `report-uri ${reportsUrl}`,
  ].join('; ')
}

/** Sets the headers of a response before it is handled, so that errors have them as well. */
export function addSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { route, isSecure, ...options }: SecurityOptions & { route: string },
): void {
  const policy = contentSecurityPolicy({ ...options, route, nonce: randomBytes(16).toString('base64') })
  // Next puts the nonce of this request header on the scripts it renders. A header sent by the client is replaced.
  request.headers['content-security-policy'] = policy
  delete request.headers['content-security-policy-report-only']
  response.setHeader('Content-Security-Policy', policy)
  for (const [name, value] of Object.entries({ ...headers, ...(isSecure ? secureTransport : {}) })) {
    response.setHeader(name, value)
  }
}
