const onlyReads = ['GET', 'HEAD']

/**
 * Whether a request that may change something was sent by a page of the very site it came to. Browsers name the
 * origin with every such request, so one that names none is no visitor of ours; the framework's own check lets it pass,
 * and does not look at addresses without a page at all.
 */
export function isFromOwnPage({ method, headers, url }: Request): boolean {
  if (onlyReads.includes(method)) return true
  const site = headers.get('Sec-Fetch-Site')
  return headers.get('Origin') === new URL(url).origin && (site === null || site === 'same-origin')
}
