import { chooseLanguage } from '@ferrule/domain/locales/choose-language'
import type { Locale } from '@ferrule/domain/locales/locale'
import { toPathname } from '@ferrule/domain/pages/page-path'
import { redirect } from 'react-router'
import type { Visit } from './contexts.ts'

/** The reader's own choice, as an address code. */
const localeCookie = /(?:^|;\s*)uapp_locale=([a-z-]{2,5})(?:;|$)/

/**
 * Sends a reader whose address names no language, or one that the site does not offer, to their best one. The answer
 * depends on who asks, so nobody may store it.
 */
export function requireLocale({ headers }: Request, visit: Visit): Locale {
  const { site, locale, siteSegments, segments, search } = visit
  if (locale && site.languages.includes(locale.language)) return locale
  const language = chooseLanguage({
    stored: localeCookie.exec(headers.get('Cookie') ?? '')?.[1],
    accepted: headers.get('Accept-Language') ?? undefined,
    offered: site.languages,
  })
  const target = toPathname({ locale: { language, country: undefined }, segments: [...siteSegments, ...segments] })
  throw redirect(`${target}${search}`, { status: 302, headers: { 'Cache-Control': 'no-store' } })
}
