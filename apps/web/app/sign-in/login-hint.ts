import { clearChoice, readCookie } from '../visit/visitor-cookies.ts'

const name = 'uapp_login-hint'
const maxAgeSeconds = 600

/**
 * The Set-Cookie header that passes an address to the next login in this browser: a URL would write it to our logs. Not
 * HttpOnly, because the sign-in reads it in the browser.
 */
export function toLoginHintCookie(email: string): string {
  const value = new URLSearchParams({ email }).toString()
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; SameSite=Strict`
}

/** Reads and removes the address, so that a later login of another person starts with an empty field. */
export function takeLoginHint(page: Pick<Document, 'cookie'>): string | undefined {
  const value = readCookie(page.cookie, name)
  if (value === undefined) return undefined
  page.cookie = clearChoice(name)
  return new URLSearchParams(value).get('email') ?? undefined
}
