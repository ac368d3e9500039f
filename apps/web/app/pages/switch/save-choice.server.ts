import { measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { isLanguage } from '@ferrule/domain/locales/language'
import { type Locale, parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { isSameLocale } from '@ferrule/domain/locales/locale-codes'
import { offersLocale } from '@ferrule/domain/locales/available-locales'
import { toPathname } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { redirect } from 'react-router'
import type { Visit } from '../../visit/contexts.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import {
  fallbackLanguageCookie,
  clearChoice,
  localeCookieName,
  measurementSystemCookie,
  rememberChoice,
} from '../../visit/visitor-cookies.ts'

type Choice = { params: URLSearchParams; locales: readonly Locale[] }

/** Saves the choice of the query in a cookie and redirects. Does nothing without a choice. No other code sets these. */
export function saveChoice({ headers }: Request, visit: Visit, choice: Choice): void {
  const saved = readChoice(visit, choice)
  if (!saved) return
  const responseHeaders = new Headers(privateNoStore)
  // A prefetch is not a choice.
  const isPrefetch = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? '')
  if (!isPrefetch) for (const cookie of saved.cookies) responseHeaders.append('Set-Cookie', cookie)
  throw redirect(saved.location, { status: 303, headers: responseHeaders })
}

function readChoice(visit: Visit, { params, locales }: Choice): { location: string; cookies: string[] } | undefined {
  const { site, offer } = visit
  const to = parseLocale(params.get('to') ?? '')
  if (to && offersLocale(offer, to)) {
    return {
      location: toVersion(visit, to, locales),
      cookies: [rememberChoice(localeCookieName(site.slug), toUrlCode(to))],
    }
  }
  const fallback = params.get('fallback') ?? ''
  if (isLanguage(fallback) && site.languages.includes(fallback)) {
    const version = { language: fallback, country: undefined }
    return { location: toVersion(visit, version, locales), cookies: [rememberChoice(fallbackLanguageCookie, fallback)] }
  }
  const units = measurementSystem.safeParse(params.get('units'))
  if (units.success) {
    return { location: switchHref(visit), cookies: [rememberChoice(measurementSystemCookie, units.data)] }
  }
  if (params.has('clear')) {
    const names = [localeCookieName(site.slug), fallbackLanguageCookie, measurementSystemCookie]
    return { location: switchHref(visit), cookies: names.map(clearChoice) }
  }
  return undefined
}

/** The page in that locale, or the home page if the page does not exist there. */
function toVersion({ siteSegment, segments }: Visit, locale: Locale, locales: readonly Locale[]): string {
  const exists = locales.some((available) => isSameLocale(available, locale))
  return toRequestPath({ locale, siteSegment, segments: exists ? segments : [] })
}

function switchHref({ locale, siteSegment, segments }: Visit): string {
  const path = toPathname({ locale: undefined, segments })
  return `${toRequestPath({ locale, siteSegment, segments: ['switch'] })}?${new URLSearchParams({ path })}`
}
