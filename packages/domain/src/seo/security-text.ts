const dayMs = 24 * 3_600_000
/** Half a year, after which a copy counts as stale. */
const validDays = 183

/** The security.txt of RFC 9116. The date changes once a day, so that caches agree. */
export function toSecurityText({ origin, contact, now }: { origin: string; contact: string; now: Date }): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
