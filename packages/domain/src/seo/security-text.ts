import { csafFolder, csafPaths } from '../advisories/provider-metadata.ts'

const dayMs = 24 * 3_600_000
/** Half a year, after which a copy counts as stale. */
const validDays = 183

type SecurityFacts = {
  /** Of the host that serves the file. */
  origin: string
  /** Of the main site, which has the security advisories. */
  mainOrigin: string
  contact: string
  now: Date
}

/** The security.txt of RFC 9116. The date changes once a day, so that caches agree. */
export function toSecurityText({ origin, mainOrigin, contact, now }: SecurityFacts): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${mainOrigin}/en/security`,
    `CSAF: ${mainOrigin}${csafFolder}/${csafPaths.provider}`,
  ]
  return `${lines.join('\n')}\n`
}
