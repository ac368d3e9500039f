import { areaOf } from '@ferrule/domain/pages/area'
import { describe, expect, test } from 'vitest'
import type { Visit } from '../request/contexts.ts'
import { aSite, aVisit } from '../request/visits-for-tests.ts'
import { toFrame } from './to-frame.ts'

const surroundings = { now: new Date('2026-11-15'), tagManager: undefined, mainOrigin: 'https://www.norlitz.example' }

const frame = (changes: Partial<Visit> = {}, segments: string[] = []) =>
  toFrame(aVisit('de-ch', segments, changes), surroundings)

test('the main site has its portal beside it', () => {
  expect(frame()).toMatchObject({ home: '/de-ch', portalHome: '/de-ch/mykomax' })
})

test('a site on a path of the main host shares the portal', () => {
  expect(frame({ site: aSite({ slug: 'events' }), siteSegment: 'events' })).toMatchObject({
    home: '/de-ch/events',
    portalHome: '/de-ch/mykomax',
  })
})

test('a site on its own host leads to the portal of the main host', () => {
  expect(frame({ site: aSite({ slug: 'schleuniger' }) })).toMatchObject({
    home: '/de-ch',
    portalHome: 'https://www.norlitz.example/de-ch/mykomax',
  })
})

test('the switch keeps the page', () => {
  expect(frame({}, ['company', 'about'])).toMatchObject({
    path: '/company/about',
    country: 'Country CH',
    switchHref: '/de-ch/switch?path=%2Fcompany%2Fabout',
  })
})

test("the site's own settings reach the page", () => {
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

describe('what a page may load of others, once its reader allows it', () => {
  const containers = { group: 'GTM-A', product: 'GTM-B', iqc: 'GTM-C' }
  const tagManager = { origin: 'https://tags.example', containers }
  const tagsOf = (changes: Partial<Visit> = {}, segments: string[] = []) =>
    toFrame(aVisit('en', segments, changes), { ...surroundings, tagManager }).tags?.container

  test.each([
    ['group', 'GTM-A'],
    ['product', 'GTM-B'],
    ['iqc', 'GTM-C'],
  ] as const)('is chosen by the site that host or path lead to: %s', (consent, container) => {
    expect(tagsOf({ site: aSite({ consent }) })).toBe(container)
  })

  test.each([[['style-guide']], [['callback']], [['mykomax', 'tickets']], [['editor']]])(
    'is nothing at %j',
    (segments) => {
      expect(tagsOf({ area: areaOf(segments) }, segments)).toBeUndefined()
    },
  )

  test('is nothing where no tag manager is set up', () => {
    expect(frame().tags).toBeUndefined()
  })
})
