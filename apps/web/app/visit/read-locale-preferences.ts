import type { LocalePreferences } from '@ferrule/domain/locales/negotiate-locale'
import { fallbackLanguageCookie, localeCookieName, readCookie } from './visitor-cookies.ts'

/** The visitor's choice on this site, else their last fallback language, else the languages of the browser. */
export function readLocalePreferences(headers: Headers, siteSlug: string): LocalePreferences {
  const cookies = headers.get('Cookie')
  return {
    stored: readCookie(cookies, localeCookieName(siteSlug)) || readCookie(cookies, fallbackLanguageCookie),
    accepted: headers.get('Accept-Language') ?? undefined,
    // There is no IP geolocation, so the country is unknown.
    country: undefined,
  }
}
