import { toSurrogateKeyHeader } from '@ferrule/domain/publishing/surrogate-keys'

/** How long the edge caches a page unless it is purged, in seconds. */
const pageSeconds = 300
/** Short, because anyone can request addresses that do not exist. */
const missingPageSeconds = 60
const clockSeconds = 60

/** For responses that are the same for every visitor. Browsers always revalidate; the edge responds from its cache. */
export function publicCacheHeaders(keys: readonly string[]): Record<string, string> {
  return publicHeaders(pageSeconds, keys)
}

/** For pages that show the time of day to the minute. */
export function publicClockHeaders(keys: readonly string[]): Record<string, string> {
  return publicHeaders(clockSeconds, keys)
}

export function publicMissingPageHeaders(keys: readonly string[]): Record<string, string> {
  return publicHeaders(missingPageSeconds, keys)
}

/** Whether any cache may store the response, because it is the same for every visitor. */
export function isPublicResponse(headers: Headers): boolean {
  return headers.get('Cache-Control')?.startsWith('public') ?? false
}

function publicHeaders(seconds: number, keys: readonly string[]): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
    'Surrogate-Key': toSurrogateKeyHeader(keys),
  }
}
