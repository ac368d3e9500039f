import { measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { isLanguage } from '@ferrule/domain/locales/language'
import { type Locale, parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { isSameLocale } from '@ferrule/domain/locales/locale-codes'
import { offersLocale } from '@ferrule/domain/locales/locale-offer'
import { toPathname } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { redirect } from 'react-router'
import type { Visit } from '../../request/contexts.ts'
import { forThisReader } from '../../request/for-this-reader.ts'
import {
  fallbackLanguageCookie,
  forgetChoice,
  localeCookieName,
  measurementSystemCookie,
  rememberChoice,
} from '../../request/reader-cookies.ts'

type Choice = { asked: URLSearchParams; locales: readonly Locale[] }

/** The only place that writes the reader's choices down. Without one in the address it does nothing. */
export function keepChoice({ headers }: Request, visit: Visit, choice: Choice): void {
  const kept = readChoice(visit, choice)
  if (!kept) return
  const answer = new Headers(forThisReader)
  // A browser that only looks ahead has not chosen anything.
  const isLookingAhead = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? '')
  if (!isLookingAhead) for (const cookie of kept.cookies) answer.append('Set-Cookie', cookie)
  throw redirect(kept.location, { status: 303, headers: answer })
}

function readChoice(visit: Visit, { asked, locales }: Choice): { location: string; cookies: string[] } | undefined {
  const { site, offer } = visit
  const to = parseLocale(asked.get('to') ?? '')
  if (to && offersLocale(offer, to)) {
    return {
      location: toVersion(visit, to, locales),
      cookies: [rememberChoice(localeCookieName(site.slug), toUrlCode(to))],
    }
  }
  const fallback = asked.get('fallback') ?? ''
  if (isLanguage(fallback) && site.languages.includes(fallback)) {
    const version = { language: fallback, country: undefined }
    return { location: toVersion(visit, version, locales), cookies: [rememberChoice(fallbackLanguageCookie, fallback)] }
  }
  const units = measurementSystem.safeParse(asked.get('units'))
  if (units.success) return { location: here(visit), cookies: [rememberChoice(measurementSystemCookie, units.data)] }
  if (asked.has('forget')) {
    const names = [localeCookieName(site.slug), fallbackLanguageCookie, measurementSystemCookie]
    return { location: here(visit), cookies: names.map(forgetChoice) }
  }
  return undefined
}

/** The page in that locale; the start page where it does not exist there. */
function toVersion({ siteSegment, segments }: Visit, locale: Locale, locales: readonly Locale[]): string {
  const exists = locales.some((one) => isSameLocale(one, locale))
  return toRequestPath({ locale, siteSegment, segments: exists ? segments : [] })
}

function here({ locale, siteSegment, segments }: Visit): string {
  const path = toPathname({ locale: undefined, segments })
  return `${toRequestPath({ locale, siteSegment, segments: ['switch'] })}?${new URLSearchParams({ path })}`
}
