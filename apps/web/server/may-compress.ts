import { isPublicResponse } from '../app/http/cache-headers.ts'
import { preferenceCookies } from '../app/visit/visitor-cookies.ts'

/**
 * The length of a compressed page could reveal a secret of its reader (BREACH). Only pages that contain none are
 * compressed: those for everybody, and those that neither read nor set a cookie other than a preference.
 */
export function mayCompress(requestCookies: string | undefined, response: Headers): boolean {
  if (isPublicResponse(response)) return true
  const names = requestCookies?.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '') ?? []
  return !response.has('Set-Cookie') && names.every((name) => preferenceCookies.test(name))
}
