import { type EdgeCopy, readEdgeCopy } from '@ferrule/domain/edge/edge-copy'

/**
 * Requests a page as a visitor does, without the editor's cookies, which would bypass the cache. Returns undefined for an
 * address of another host: browsers do not show its headers. A page that the edge does not hold is fetched by this.
 */
export async function fetchEdgeCopy(url: string): Promise<EdgeCopy | undefined> {
  if (new URL(url).origin !== location.origin) return undefined
  const response = await fetch(url, { method: 'HEAD', credentials: 'omit', cache: 'no-store', redirect: 'manual' })
  const { status, headers } = response
  return readEdgeCopy({ status, cache: headers.get('X-Cache'), age: headers.get('Age') })
}
