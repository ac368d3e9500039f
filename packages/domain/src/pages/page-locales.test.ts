import { describe, expect, test } from 'vitest'
import { germany, someCountries, unitedStates } from '../countries/countries.fixture.ts'
import { parseLocale, toUrlCode } from '../locales/locale.ts'
import { someLocales } from '../locales/available-locales.fixture.ts'
import { findPageRefusal, type PageRefusal } from './find-page-refusal.ts'
import { page } from './page.ts'
import { countriesOfPage, listPageLocales } from './page-locales.ts'

const offer = someLocales(['en', 'de', 'fr'])

test.each([
  [['en', 'de'], [], ['en', 'en-ch', 'en-de', 'en-us', 'en-jp', 'de', 'de-ch', 'de-de']],
  [['de'], ['CH', 'US'], ['de-ch']],
  [['de'], ['ALL'], ['de']],
  [['ja'], [], []],
  [['fr'], [], ['fr']],
] as const)('a page in %j for the countries %j has the versions %j', (languages, countries, codes) => {
  expect(listPageLocales({ languages: [...languages], countries: [...countries] }, offer).map(toUrlCode)).toEqual(codes)
})

describe('the countries of a page', () => {
  test('are those that support its language', () => {
    expect(countriesOfPage({ countries: ['DE', 'US'] }, 'de', someCountries)).toEqual({ ok: true, value: [germany] })
    expect(countriesOfPage({ countries: ['US'] }, 'en', someCountries)).toEqual({ ok: true, value: [unitedStates] })
  })

  test('are never empty for a page without a country list', () => {
    expect(countriesOfPage({ countries: [] }, 'sk', []).ok).toBe(true)
  })

  test('are an error if none of them supports its language [S8-052]', () => {
    expect(countriesOfPage({ countries: ['US'] }, 'de', someCountries)).toEqual({
      ok: false,
      reason: 'no-country-supports-language',
    })
  })
})

const written = { id: 'p1', title: 'About', slug: 'about', type: 'pages', languages: ['en', 'de'], isPublished: true }

test('a page has defaults for empty fields [S3-060] [S3-061]', () => {
  expect(page.parse(written)).toEqual({
    ...written,
    pageType: 'Content',
    theme: 'Default',
    countries: [],
    mainSiteOnly: false,
    protection: { level: 'none' },
    translation: null,
  })
})

test.each<[object, string, string, PageRefusal | undefined, string]>([
  [{}, '', 'de', undefined, ''],
  [{ mainSiteOnly: true }, '', 'de', undefined, '[S2-079]'],
  [{ mainSiteOnly: true }, 'brand', 'de', 'main-site-only', '[S2-079]'],
  [{ isPublished: false }, '', 'de', 'not-published', ''],
  [{}, '', 'fr', 'no-such-version', ''],
  [{ countries: ['CH'] }, '', 'de-de', 'no-such-version', ''],
  [{ countries: ['CH'] }, '', 'de-ch', undefined, ''],
])('a page with %j on the site %j in %s is refused as %s %s', (rest, siteSlug, code, refusal) => {
  const locale = parseLocale(code)
  expect(locale && findPageRefusal(page.parse({ ...written, ...rest }), { siteSlug, locale, isEditor: false })).toBe(
    refusal,
  )
})

test('an editor sees a page before it is published', () => {
  const place = { siteSlug: '', locale: { language: 'en', country: undefined }, isEditor: true } as const
  expect(findPageRefusal(page.parse({ ...written, isPublished: false }), place)).toBeUndefined()
})
