import { allCountries, type Country } from '@ferrule/domain/countries/country'
import type { Language } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { areaOf, isPublicMain } from '@ferrule/domain/pages/area'
import { toSlugs } from '@ferrule/domain/pages/page-path'
import { configuredSite, type ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Visit } from '../visit/contexts.ts'

export function aSite(changes: Partial<ConfiguredSite> = {}): ConfiguredSite {
  return configuredSite.parse({
    id: 'main',
    name: 'Norlitz',
    slug: '',
    domains: [{ host: 'www.norlitz.example' }],
    languages: ['en', 'de', 'fr', 'cs'],
    languageOnly: ['fr'],
    theme: 'Default',
    portalName: 'mykomax',
    headerNavigation: { options: {}, items: [] },
    footerNavigation: { sections: [] },
    ...changes,
  })
}

function aCountry(countryCode: string, supported: Language[]): Country {
  return {
    ...allCountries,
    countryCode,
    supportedLanguages: supported.map((languageCode) => ({ languageCode })),
    defaultLanguage: supported[0] ?? 'en',
    names: { en: `Country ${countryCode}` },
  }
}

const someCountries = [aCountry('CH', ['de', 'en']), aCountry('US', ['en']), aCountry('CZ', ['cs', 'en'])]

/** A visit to `/{code}/{segments}` of a site. */
export function aVisit(code: string, segments: string[], changes: Partial<Visit> = {}): Visit {
  const site = changes.site ?? aSite()
  return {
    site,
    siteSegment: undefined,
    locale: parseLocale(code) ?? { language: 'en', country: undefined },
    segments,
    area: areaOf(segments),
    isPublicMain: isPublicMain(site.slug, segments),
    ...toSlugs(segments),
    pathname: `/${[code, ...segments].join('/')}`,
    search: '',
    system: { countries: someCountries, languages: [], sites: [site], brands: [] },
    offer: toAvailableLocales({ site, countries: someCountries, languageEntries: [], showHidden: false }),
    flags: { testing: false, nextRelease: false },
    isEditor: false,
    reading: {},
    ...changes,
  }
}
