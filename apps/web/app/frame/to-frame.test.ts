import { areaOf } from '@ferrule/domain/pages/area'
import { describe, expect, test } from 'vitest'
import type { Visit } from '../visit/contexts.ts'
import { aSite, aVisit } from '../http/visits.fixture.ts'
import { toFrame } from './to-frame.ts'

const options = { now: new Date('2026-11-15'), tagManager: undefined, mainOrigin: 'https://www.norlitz.example' }

const frame = (changes: Partial<Visit> = {}, segments: string[] = []) =>
  toFrame(aVisit('de-ch', segments, changes), options)

test('the portal of the main site is on the same host', () => {
  expect(frame()).toMatchObject({ home: '/de-ch', portalHome: '/de-ch/mykomax' })
})

test('a site on a path of the main host shares the portal', () => {
  expect(frame({ site: aSite({ slug: 'events' }), siteSegment: 'events' })).toMatchObject({
    home: '/de-ch/events',
    portalHome: '/de-ch/mykomax',
  })
})

test('a site on its own host links to the portal of the main host', () => {
  expect(frame({ site: aSite({ slug: 'schleuniger' }) })).toMatchObject({
    home: '/de-ch',
    portalHome: 'https://www.norlitz.example/de-ch/mykomax',
  })
})

test('the country switch preserves the page', () => {
  expect(frame({}, ['company', 'about'])).toMatchObject({
    path: '/company/about',
    country: 'Country CH',
    switchHref: '/de-ch/switch?path=%2Fcompany%2Fabout',
  })
})

test('applies the settings of the site', () => {
  const site = aSite({
    hideSideButtons: true,
    enableCutFont: true,
    headerNavigation: { options: { theme: 'Copper', hidden: true }, items: [] },
  })
  expect(frame({ site })).toMatchObject({
    sideButtons: false,
    cutFont: true,
    headerTheme: 'Copper',
    headerHidden: true,
  })
})

describe('the tag container of a page', () => {
  const containers = { group: 'GTM-A', product: 'GTM-B', iqc: 'GTM-C' }
  const tagManager = { origin: 'https://tags.example', containers }
  const tagsOf = (changes: Partial<Visit> = {}, segments: string[] = []) =>
    toFrame(aVisit('en', segments, changes), { ...options, tagManager }).tags?.container

  test.each([
    ['group', 'GTM-A'],
    ['product', 'GTM-B'],
    ['iqc', 'GTM-C'],
  ] as const)('depends on the consent profile of the site: %s', (consent, container) => {
    expect(tagsOf({ site: aSite({ consent }) })).toBe(container)
  })

  test.each([[['style-guide']], [['callback']], [['mykomax', 'tickets']], [['editor']]])(
    'is undefined at %j',
    (segments) => {
      expect(tagsOf({ area: areaOf(segments) }, segments)).toBeUndefined()
    },
  )

  test('is undefined without a configured tag manager', () => {
    expect(frame().tags).toBeUndefined()
  })
})
