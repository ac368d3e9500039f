import type { VisitFlags } from '@ferrule/domain/flags/visit-flags'

/** Each site has its own locale cookie; that of the main site has no suffix. */
export function localeCookieName(siteSlug: string): string {
  return siteSlug === '' ? 'uapp_locale' : `uapp_locale_${siteSlug}`
}

export const fallbackLanguageCookie = 'uapp_fallback-language'
export const measurementSystemCookie = 'uapp_measurement-system'

/** The names of cookies that hold a preference and nothing that identifies a visitor. */
export const preferenceCookies = /^uapp_(locale(_[a-z0-9-]+)?|fallback-language|measurement-system|consent)$/

const flagCookies: Record<keyof VisitFlags, string> = {
  testing: 'uapp_testing',
  nextRelease: 'uapp_is-next-release',
}

export const flagNames = ['testing', 'nextRelease'] as const

export function flagCookieName(flag: keyof VisitFlags): string {
  return flagCookies[flag]
}

/** Returns the value of a cookie; the first one if there are several. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** Browsers limit cookies to about this lifetime. */
const maxAgeSeconds = 400 * 24 * 60 * 60

/** The Set-Cookie header of a choice. Not HttpOnly, because the language banner reads it in the browser. */
export function rememberChoice(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; SameSite=Lax`
}

export function clearChoice(name: string): string {
  return `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`
}
