/** For responses to one user: not stored in any cache. */
export const privateNoStore = { 'Cache-Control': 'private, no-store' }

/** For pages with a secret in the URL: the URL is not sent to other websites as referrer. */
export const secretLinkHeaders = { ...privateNoStore, 'Referrer-Policy': 'same-origin' }
