import { reportDirectives, reportsPath } from '@ferrule/domain/browser-reports/reports-path'

export type PolicySettings = {
  /** Hashes of the page's own inline scripts, each as `'sha256-…'`. */
  scriptHashes?: readonly string[]
  /** The identity server, for sign-in pages. */
  identityOrigin?: string | undefined
  /** The origin of the tag manager; on public pages only. */
  tagOrigin?: string | undefined
  /** The script of an external bot check. */
  botCheckScript?: string | undefined
  /** Which pages may frame this page, as the sources of `frame-ancestors`; none if undefined. */
  framedBy?: string | undefined
  /** Whether the page may register a service worker. */
  worker?: boolean | undefined
}

/** Denies by default; public pages need no inline scripts. */
export function contentSecurityPolicy({
  scriptHashes = [],
  identityOrigin,
  tagOrigin,
  botCheckScript,
  framedBy = "'none'",
  worker = identityOrigin !== undefined,
}: PolicySettings): string {
  const identity = identityOrigin ? [identityOrigin] : []
  const tags = tagOrigin ? [tagOrigin] : []
  const botCheck = botCheckScript ? [new URL('.', botCheckScript).href] : []
  // reCAPTCHA loads its further scripts from there.
  const botCheckAssets = botCheckScript ? ['https://www.gstatic.com/recaptcha/'] : []
  const framed = [...(identity.length > 0 ? ["'self'", ...identity] : []), ...botCheck]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...tags, ...botCheck, ...botCheckAssets, ...scriptHashes],
    ['style-src', "'self'"],
    ['img-src', "'self'", ...tags, 'data:'],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...tags, ...identity, ...botCheck],
    // The portal has a service worker for its offline part lists, the page of a machine for its instructions.
    ['worker-src', worker ? "'self'" : "'none'"],
    ['frame-src', ...(framed.length > 0 ? framed : ["'none'"])],
    ['form-action', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', framedBy],
    ['require-trusted-types-for', "'script'"],
  ]
  return [...directives.map((directive) => directive.join(' ')), reportDirectives].join('; ')
}

const defaultHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Reporting-Endpoints': `default="${reportsPath}"`,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** Adds missing security headers. Without its own headers a response gets the strictest policy and `no-store`. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(defaultHeaders)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy({}))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
