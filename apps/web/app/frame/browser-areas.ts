/**
 * The areas of texts that are available to all pages rendered in the browser. A screen that needs another area loads
 * it with `loadScreenTexts`; the rest is available on the server only.
 */
export const browserAreas = ['frame', 'error', 'component', 'news', 'sign-in', 'portal'] as const
