import { describe, expect, test } from 'vitest'
import type { Visit } from './contexts.ts'
import { requireLocale } from './require-locale.server.ts'

const visit: Visit = {
  site: {
    id: '1',
    name: 'Norlitz',
    slug: '',
    domains: [],
    languages: ['en', 'de'],
    theme: 'Default',
    portalName: 'mykomax',
  },
  siteSegments: [],
  locale: undefined,
  segments: ['company', 'about'],
  pathname: '/company/about',
  search: '?a=1',
}

function redirectFor(headers: Record<string, string>, changes: Partial<Visit> = {}) {
  try {
    return requireLocale(new Request('http://x', { headers }), { ...visit, ...changes })
  } catch (response) {
    if (!(response instanceof Response)) throw response
    return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]
  }
}

describe('an address without a language [S2-053] [S2-069]', () => {
  test.each([
    ['the first of the site', {}, '/en/company/about?a=1'],
    ['the best the browser knows', { 'Accept-Language': 'fr,de;q=0.8' }, '/de/company/about?a=1'],
    ['the stored choice', { 'Accept-Language': 'en', Cookie: 'x=1; uapp_locale=de-ch' }, '/de/company/about?a=1'],
    ['no stored choice that is none', { Cookie: 'uapp_locale=//evil' }, '/en/company/about?a=1'],
  ])('leads to %s and is not stored', (_, headers, location) => {
    expect(redirectFor(headers)).toEqual([302, location, 'no-store'])
  })
})

test('a language that the site does not offer leads to one it does', () => {
  expect(redirectFor({}, { locale: { language: 'fr', country: undefined } })).toEqual([
    302,
    '/en/company/about?a=1',
    'no-store',
  ])
})

test('a site without its own host keeps its segment', () => {
  expect(redirectFor({}, { siteSegments: ['events'] })).toEqual([302, '/en/events/company/about?a=1', 'no-store'])
})

test('a language that the site offers is never redirected away', () => {
  const german = { language: 'de', country: 'CH' } as const
  expect(redirectFor({ Cookie: 'uapp_locale=en' }, { locale: german })).toEqual(german)
})
