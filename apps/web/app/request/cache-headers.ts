import { toSurrogateKeyHeader } from '@ferrule/domain/publishing/surrogate-keys'

/** How long the edge keeps a page that nobody purges, in seconds. */
const pageSeconds = 300
/** Short, because anybody can ask for addresses that do not exist. */
const missingPageSeconds = 60

/** For answers that are the same for everybody. Browsers always ask again; the edge answers them. */
export function sharedPage(keys: readonly string[]): Record<string, string> {
  return shared(pageSeconds, keys)
}

export function sharedMissingPage(keys: readonly string[]): Record<string, string> {
  return shared(missingPageSeconds, keys)
}

function shared(seconds: number, keys: readonly string[]): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
    'Surrogate-Key': toSurrogateKeyHeader(keys),
  }
}
