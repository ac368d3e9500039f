export type PolicySettings = {
  /** Hashes of the inline scripts that the page really wrote, each as `'sha256-…'`. */
  scriptHashes?: readonly string[]
  /** The identity server, for pages that sign people in. */
  identityOrigin?: string | undefined
  /** The one host that tags come from; on public pages only. */
  tagOrigin?: string | undefined
  /** The script of an outside service that tells people from robots. */
  botCheckScript?: string | undefined
  /** Who may show this page in a frame. */
  framedBy?: "'none'" | "'self'"
}

/** Nothing is allowed that is not named; public pages need no inline script at all. */
export function contentSecurityPolicy({
  scriptHashes = [],
  identityOrigin,
  tagOrigin,
  botCheckScript,
  framedBy = "'none'",
}: PolicySettings): string {
  const identity = identityOrigin ? [identityOrigin] : []
  const tags = tagOrigin ? [tagOrigin] : []
  const botCheck = botCheckScript ? [new URL('.', botCheckScript).href] : []
  // The script of reCAPTCHA fetches the rest of itself there.
  const botCheckParts = botCheckScript ? ['https://www.gstatic.com/recaptcha/'] : []
  const framed = [...(identity.length > 0 ? ["'self'", ...identity] : []), ...botCheck]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...tags, ...botCheck, ...botCheckParts, ...scriptHashes],
    ['style-src', "'self'"],
    ['img-src', "'self'", ...tags, 'data:'],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...tags, ...identity, ...botCheck],
    // The portal keeps part lists for places without network; nothing else starts a worker.
    ['worker-src', identity.length > 0 ? "'self'" : "'none'"],
    ['frame-src', ...(framed.length > 0 ? framed : ["'none'"])],
    ['form-action', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', framedBy],
    ['require-trusted-types-for', "'script'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** Adds what every answer carries, and what this one lacks: no policy means the strictest, no word on caching means none. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy({}))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
