import { allCountries } from '@ferrule/domain/countries/country'
import { chooseMeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { isInternational, type Locale } from '@ferrule/domain/locales/locale'
import { findOfferedCountry } from '@ferrule/domain/locales/available-locales'
import { negotiateLocale } from '@ferrule/domain/locales/negotiate-locale'
import { parsePagePath, toPathname } from '@ferrule/domain/pages/page-path'
import type { Visit } from '../../visit/contexts.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { readLocalePreferences } from '../../visit/read-locale-preferences.ts'
import { localeCookieName, measurementSystemCookie, readCookie } from '../../visit/visitor-cookies.ts'
import { findPage } from '../find-page.server.ts'
import type { ViewResponse } from '../view-response.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { saveChoice } from './save-choice.server.ts'
import { toChoices } from './to-choices.ts'

/** Lists the versions of the page in ?path=. A choice in the query is saved, and the visitor is redirected to it. */
export async function loadSwitch(request: Request, visit: Visit): Promise<ViewResponse> {
  const params = new URLSearchParams(visit.search)
  const { segments } = parsePagePath(params.get('path') ?? '/')
  const pageVisit: Visit = { ...visit, segments }
  const found = await orThrow503('content', findPage(pageVisit))
  const { locales } = pageVersionsOf(pageVisit, found?.page)
  saveChoice(request, pageVisit, { params, locales })
  return {
    view: {
      kind: 'switch',
      path: toPathname({ locale: undefined, segments }),
      ...toChoices(locales, visit),
      ...readReasons(request, visit, locales),
    },
    status: 200,
    // The page shows preferences from the visitor's own cookies and headers.
    headers: { ...privateNoStore, 'X-Robots-Tag': 'noindex' },
  }
}

function readReasons({ headers }: Request, { site, offer, locale }: Visit, locales: readonly Locale[]) {
  const cookies = headers.get('Cookie')
  const preferences = readLocalePreferences(headers, site.slug)
  const country = findOfferedCountry(offer, locale.country) ?? allCountries
  const units = readCookie(cookies, measurementSystemCookie)
  return {
    units: chooseMeasurementSystem(country, units),
    why: {
      stored: readCookie(cookies, localeCookieName(site.slug)) || undefined,
      preferred: negotiateLocale(offer, { ...preferences, stored: undefined }).locale.language,
      languageBy: negotiateLocale(offer, preferences).languageBy,
      unitsBy: units === undefined ? ('country' as const) : ('choice' as const),
      pageLanguages: locales.filter(isInternational).map(({ language }) => language),
    },
  }
}
