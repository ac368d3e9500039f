/**
 * Whether a request that carries the session's cookie may use it: it comes from a page of the content admin itself, or
 * somebody follows a link to one. Other hosts of ours count as strangers.
 */
export function isOwnPage(headers: Headers, origin: string): boolean {
  const from = headers.get('origin')
  if (from) return from === origin
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  // A form of another site says where it comes from, so what is left are links. They read.
  return headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
}
