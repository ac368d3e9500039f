import type { VisitFlags } from '@ferrule/domain/flags/visit-flags'

/** Every site has readers of its own, so each remembers their choice apart; the main site's has no suffix. */
export function localeCookieName(siteSlug: string): string {
  return siteSlug === '' ? 'uapp_locale' : `uapp_locale_${siteSlug}`
}

export const fallbackLanguageCookie = 'uapp_fallback-language'
export const measurementSystemCookie = 'uapp_measurement-system'

const flagCookies: Record<keyof VisitFlags, string> = {
  testing: 'uapp_testing',
  nextRelease: 'uapp_is-next-release',
}

export const flagNames = ['testing', 'nextRelease'] as const

export function flagCookieName(flag: keyof VisitFlags): string {
  return flagCookies[flag]
}

/** The value of a cookie; the first one counts, as everywhere. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** Browsers cut longer promises to about this. */
const farFutureSeconds = 400 * 24 * 60 * 60

/** A choice that stays. Scripts may read it: the banner that offers it again runs in the browser. */
export function rememberChoice(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${farFutureSeconds}; SameSite=Lax`
}

export function forgetChoice(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
