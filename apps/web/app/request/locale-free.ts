/** First segments of addresses that have no locale and belong to the host. */
export const localeFree: ReadonlySet<string> = new Set([
  'style-guide',
  'callback',
  'blank-callback',
  'api',
  'media',
  'assets',
  'builds',
  'speculation-rules.json',
])
