/**
 * Whether a request may use the session cookie it carries: it comes from a page of the content admin, or it is a
 * top-level navigation to one. All other hosts, including the website, count as foreign.
 */
export function isOwnPage(headers: Headers, origin: string): boolean {
  const from = headers.get('origin')
  if (from) return from === origin
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  // Cross-site forms send an origin header, so only links remain here, and links are GET requests.
  return headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
}
