/**
 * The areas of texts that every page running in the browser can show. A screen with words of its own brings them along
 * (`loadScreenTexts`); those of all other areas stay on the server.
 */
export const browserAreas = ['frame', 'error', 'component', 'news', 'sign-in', 'portal'] as const
