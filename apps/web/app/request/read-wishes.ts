import type { LocaleWishes } from '@ferrule/domain/locales/negotiate-locale'
import { fallbackLanguageCookie, localeCookieName, readCookie } from './reader-cookies.ts'

/** What a reader wants: their choice on this site, else the language they last fell back to, else their browser's. */
export function readWishes(headers: Headers, siteSlug: string): LocaleWishes {
  const cookies = headers.get('Cookie')
  return {
    stored: readCookie(cookies, localeCookieName(siteSlug)) || readCookie(cookies, fallbackLanguageCookie),
    accepted: headers.get('Accept-Language') ?? undefined,
    // Nobody's address is looked up, so nobody's country is known.
    country: undefined,
  }
}
