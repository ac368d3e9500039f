import { allCountries } from '@ferrule/domain/countries/country'
import { chooseMeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { isInternational, type Locale } from '@ferrule/domain/locales/locale'
import { findOfferedCountry } from '@ferrule/domain/locales/locale-offer'
import { negotiateLocale } from '@ferrule/domain/locales/negotiate-locale'
import { parsePagePath, toPathname } from '@ferrule/domain/pages/page-path'
import type { Visit } from '../../request/contexts.ts'
import { forThisReader } from '../../request/for-this-reader.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { readWishes } from '../../request/read-wishes.ts'
import { localeCookieName, measurementSystemCookie, readCookie } from '../../request/reader-cookies.ts'
import { findPage } from '../find-page.server.ts'
import type { Loaded } from '../load-view.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { keepChoice } from './keep-choice.server.ts'
import { toChoices } from './to-choices.ts'

/** Chooses a version of the page named by ?path=; with a choice in the address it is kept, and the reader goes there. */
export async function loadSwitch(request: Request, visit: Visit): Promise<Loaded> {
  const asked = new URLSearchParams(visit.search)
  const { segments } = parsePagePath(asked.get('path') ?? '/')
  const there: Visit = { ...visit, segments }
  const found = await orUnavailable('content', findPage(there))
  const { locales } = pageVersionsOf(there, found?.page)
  keepChoice(request, there, { asked, locales })
  return {
    view: {
      kind: 'switch',
      path: toPathname({ locale: undefined, segments }),
      ...toChoices(locales, visit),
      ...readReasons(request, visit, locales),
    },
    status: 200,
    // It tells the reader what their own browser says.
    headers: { ...forThisReader, 'X-Robots-Tag': 'noindex' },
  }
}

function readReasons({ headers }: Request, { site, offer, locale }: Visit, locales: readonly Locale[]) {
  const cookies = headers.get('Cookie')
  const wishes = readWishes(headers, site.slug)
  const country = findOfferedCountry(offer, locale.country) ?? allCountries
  const units = readCookie(cookies, measurementSystemCookie)
  return {
    units: chooseMeasurementSystem(country, units),
    why: {
      stored: readCookie(cookies, localeCookieName(site.slug)) || undefined,
      wanted: negotiateLocale(offer, { ...wishes, stored: undefined }).locale.language,
      languageBy: negotiateLocale(offer, wishes).languageBy,
      unitsBy: units === undefined ? ('country' as const) : ('choice' as const),
      pageLanguages: locales.filter(isInternational).map(({ language }) => language),
    },
  }
}
