const day = 24 * 3_600_000
/** Half a year: whoever finds an old copy knows that it is old. */
const validDays = 183

/** Whom to tell of a weakness, as RFC 9116 wants it. The date changes once a day, so that caches agree. */
export function toSecurityText({ origin, contact, now }: { origin: string; contact: string; now: Date }): string {
  const today = Math.floor(now.getTime() / day) * day
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * day).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
