import { expect, test } from 'vitest'
import { listPageLocales } from '@ferrule/domain/pages/page-locales'
import { aSite, aVisit } from '../../request/visits-for-tests.ts'
import { keepChoice } from './keep-choice.server.ts'

type Kept = { status: number; location: string | null; cookies: string[] } | undefined

/** The choice in the query of a switch for the page company/about, which is there in English and German. */
function keep(
  query: string,
  { slug = '', headers = {} }: { slug?: string; headers?: Record<string, string> } = {},
): Kept {
  const visit = aVisit('cs', ['company', 'about'], { site: aSite({ slug }) })
  const locales = listPageLocales({ languages: ['en', 'de'], countries: [] }, visit.offer)
  try {
    keepChoice(new Request('http://x', { headers }), visit, { asked: new URLSearchParams(query), locales })
    return undefined
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    return { status: answer.status, location: answer.headers.get('Location'), cookies: answer.headers.getSetCookie() }
  }
}

const names = (kept: Kept) => kept?.cookies.map((cookie) => cookie.split(';')[0])

test('a version that exists keeps the page, and the choice is remembered', () => {
  const kept = keep('to=de-ch')
  expect(kept).toMatchObject({ status: 303, location: '/de-ch/company/about' })
  expect(names(kept)).toEqual(['uapp_locale=de-ch'])
})

test('a version that does not exist leads to the start page of that locale', () => {
  expect(keep('to=fr')).toMatchObject({ location: '/fr' })
})

test('another site remembers its choice apart [S9-068]', () => {
  expect(names(keep('to=de', { slug: 'cirris' }))).toEqual(['uapp_locale_cirris=de'])
})

test('the language to fall back to is remembered apart [S9-069]', () => {
  const kept = keep('fallback=de')
  expect(kept?.location).toBe('/de/company/about')
  expect(names(kept)).toEqual(['uapp_fallback-language=de'])
})

test('units are remembered apart [S9-070]', () => {
  const kept = keep('units=Imperial')
  expect(kept?.location).toBe('/cs/switch?path=%2Fcompany%2Fabout')
  expect(names(kept)).toEqual(['uapp_measurement-system=Imperial'])
})

test('all of it can be forgotten', () => {
  expect(keep('forget=true')?.cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})

test.each(['', 'to=xx', 'to=de-us', 'to=//evil', 'fallback=ja', 'units=Yards'])('%j is no choice', (query) => {
  expect(keep(query)).toBeUndefined()
})

test('a browser that only looks ahead has chosen nothing', () => {
  expect(keep('to=de', { headers: { 'Sec-Purpose': 'prefetch' } })?.cookies).toEqual([])
})
