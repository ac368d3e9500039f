import { sharedPage } from '../request/cache-headers.ts'

export function toXmlAnswer(xml: string, keys: readonly string[]): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', ...sharedPage(keys) } })
}
