/** Kinds of documents by the first segments of their path. */
const kinds = [
  ['portal', /^\/[a-z]{2}(-[a-z]{2})?(\/[a-z0-9-]+)?\/mykomax(\/|$)/i],
  ['form', /^\/[a-z]{2}(-[a-z]{2})?(\/[a-z0-9-]+)?\/requests(\/|$)/i],
  ['login', /^\/realms\//],
  ['content-admin', /^\/admin(\/|$)/],
  ['picture', /^\/media\//],
] as const

export type DocumentKind = (typeof kinds)[number][0] | 'page' | 'other'

/** The kind of document at an address, for counting: the address itself may contain a secret. */
export function documentKindOf(address: string): DocumentKind {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return 'other'
  return kinds.find(([, pattern]) => pattern.test(url.pathname))?.[0] ?? 'page'
}
