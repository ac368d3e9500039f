import { expect, test } from 'vitest'
import type { Visit } from '../request/contexts.ts'
import { toFrame } from './frame.ts'

const site = {
  id: '1',
  name: 'Norlitz',
  slug: '',
  domains: [],
  languages: ['en'],
  theme: 'Default',
  portalName: 'mykomax',
} satisfies Visit['site']
const german = { language: 'de', country: 'CH' } as const
const visit: Visit = { site, siteSegments: [], locale: german, segments: [], pathname: '/de-ch', search: '' }
const surroundings = { now: new Date('2026-11-15'), mainOrigin: 'https://www.norlitz.example' }

const homes = (changes: Partial<Visit>) => {
  const { home, portalHome } = toFrame({ ...visit, ...changes }, surroundings)
  return [home, portalHome]
}

test('the main site has its portal beside it', () => {
  expect(homes({})).toEqual(['/de-ch', '/de-ch/mykomax'])
})

test('a site on a path of the main host shares the portal', () => {
  expect(homes({ site: { ...site, slug: 'events' }, siteSegments: ['events'] })).toEqual([
    '/de-ch/events',
    '/de-ch/mykomax',
  ])
})

test('a site on its own host leads to the portal of the main host', () => {
  const portal = 'https://www.norlitz.example/de-ch/mykomax'
  expect(homes({ site: { ...site, slug: 'schleuniger' } })).toEqual(['/de-ch', portal])
})

test("an address without a language has the words of the site's first one", () => {
  expect(homes({ locale: undefined })).toEqual(['/en', '/en/mykomax'])
})
