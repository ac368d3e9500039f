/** A cookie of this host alone, which no script reads and no other site's form sends. */
export function ownCookie({ name, value, seconds }: { name: string; value: string; seconds: number }): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`
}
