import { publicCacheHeaders } from '../http/cache-headers.ts'

export function toXmlResponse(xml: string, keys: readonly string[]): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ...publicCacheHeaders(keys) },
  })
}
