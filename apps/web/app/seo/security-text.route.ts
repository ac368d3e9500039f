import { toSecurityText } from '@ferrule/domain/seo/security-text'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/security-text.route'
import { readHost } from './host.server.ts'

/** `security.txt`: the contact for vulnerability reports. */
export async function loader({ url }: Route.LoaderArgs) {
  const { origin, site } = await readHost(url.host)
  const { SECURITY_CONTACT: contact, EDGE_ORIGIN: mainOrigin } = getServices().settings
  const text = toSecurityText({ origin, mainOrigin, contact, now: new Date() })
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...publicCacheHeaders([siteKey(site.slug)]) }
  return new Response(text, { headers })
}
