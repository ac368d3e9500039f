import { expect, test } from 'vitest'
import { areaOf, isPublicMain } from './area.ts'

test.each([
  [['style-guide', 'buttons'], 'technical', '[S2-060]'],
  [['callback'], 'technical', '[S2-061]'],
  [['mykomax'], 'customer', '[S2-052]'],
  [['MyKomax', 'tickets'], 'customer', '[S2-052]'],
  [['mykomaxx'], 'public', '[S2-052]'],
  [['editor'], 'editor', '[S2-064]'],
  [['products'], 'public', '[S2-062]'],
  [[], 'public', '[S2-062]'],
])('%j is in the %s area %s', (segments, area) => {
  expect(areaOf(segments)).toBe(area)
})

test('public-main is the main site without technical areas, portal and editor [S2-062] [S2-063] [S2-064]', () => {
  const of = (slug: string, ...segments: string[]) => isPublicMain(slug, segments)
  expect([of(''), of('', 'products'), of('', 'style-guide'), of('', 'mykomax'), of('', 'editor'), of('brand')]).toEqual(
    [true, true, false, false, false, false],
  )
})
