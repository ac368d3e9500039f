import { toSecurityText } from '@ferrule/domain/found/security-text'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { sharedPage } from '../request/cache-headers.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/security-text.route'
import { readHost } from './host.server.ts'

/** Whom to tell of a weakness. */
export async function loader({ url }: Route.LoaderArgs) {
  const { origin, site } = await readHost(url.host)
  const text = toSecurityText({ origin, contact: getServices().settings.SECURITY_CONTACT, now: new Date() })
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...sharedPage([siteKey(site.slug)]) }
  return new Response(text, { headers })
}
