import { expect, test } from 'vitest'
import { listPageLocales } from '@ferrule/domain/pages/page-locales'
import { aSite, aVisit } from '../../http/visits.fixture.ts'
import { saveChoice } from './save-choice.server.ts'

type Saved = { status: number; location: string | null; cookies: string[] } | undefined

/** Saves the choice of a query for the page company/about, which exists in English and German. */
function save(
  query: string,
  { slug = '', headers = {} }: { slug?: string; headers?: Record<string, string> } = {},
): Saved {
  const visit = aVisit('cs', ['company', 'about'], { site: aSite({ slug }) })
  const locales = listPageLocales({ languages: ['en', 'de'], countries: [] }, visit.offer)
  try {
    saveChoice(new Request('http://x', { headers }), visit, { params: new URLSearchParams(query), locales })
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { status: thrown.status, location: thrown.headers.get('Location'), cookies: thrown.headers.getSetCookie() }
  }
}

const names = (saved: Saved) => saved?.cookies.map((cookie) => cookie.split(';')[0])

test('redirects to the page in an existing locale and saves the choice', () => {
  const saved = save('to=de-ch')
  expect(saved).toMatchObject({ status: 303, location: '/de-ch/company/about' })
  expect(names(saved)).toEqual(['uapp_locale=de-ch'])
})

test('redirects to the home page of a locale in which the page does not exist', () => {
  expect(save('to=fr')).toMatchObject({ location: '/fr' })
})

test('another site has its own locale cookie [S9-068]', () => {
  expect(names(save('to=de', { slug: 'cirris' }))).toEqual(['uapp_locale_cirris=de'])
})

test('the fallback language has its own cookie [S9-069]', () => {
  const saved = save('fallback=de')
  expect(saved?.location).toBe('/de/company/about')
  expect(names(saved)).toEqual(['uapp_fallback-language=de'])
})

test('the units have their own cookie [S9-070]', () => {
  const saved = save('units=Imperial')
  expect(saved?.location).toBe('/cs/switch?path=%2Fcompany%2Fabout')
  expect(names(saved)).toEqual(['uapp_measurement-system=Imperial'])
})

test('all choices can be cleared', () => {
  expect(save('clear=true')?.cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})

test.each(['', 'to=xx', 'to=de-us', 'to=//evil', 'fallback=ja', 'units=Yards'])('%j is no choice', (query) => {
  expect(save(query)).toBeUndefined()
})

test('a prefetch saves no choice', () => {
  expect(save('to=de', { headers: { 'Sec-Purpose': 'prefetch' } })?.cookies).toEqual([])
})
