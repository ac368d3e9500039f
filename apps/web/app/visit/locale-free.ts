/** First path segments of URLs without locale. */
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
