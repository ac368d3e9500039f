/** Builds a `Set-Cookie` value for this host only. Scripts cannot read it, and cross-site form posts do not send it. */
export function hostCookie({ name, value, seconds }: { name: string; value: string; seconds: number }): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`
}
