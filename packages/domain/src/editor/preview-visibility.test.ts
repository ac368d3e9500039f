import { expect, test } from 'vitest'
import { type PreviewVisibility, type PublicationFacts, visibilityAt } from './preview-visibility.ts'

const published: PublicationFacts = { isPublished: true, publishAt: null, appearsAt: null, unpublishAt: null }
const [before, at, after] = ['2026-11-30T23:00:00.000Z', '2026-12-01T08:00:00.000Z', '2026-12-02T08:00:00.000Z']

test.each<[string, Partial<PublicationFacts>, PreviewVisibility]>([
  ['without dates', {}, 'visible'],
  ['as a draft', { isPublished: false, publishAt: before }, 'not-published'],
  ['from its publication on', { publishAt: at }, 'visible'],
  ['before its publication', { publishAt: after }, 'not-yet'],
  ['before the embargo of the language ends', { publishAt: before, appearsAt: after }, 'not-yet'],
  ['after the embargo of the language', { publishAt: before, appearsAt: before }, 'visible'],
  ['before its end', { unpublishAt: after }, 'visible'],
  ['at its end', { unpublishAt: at }, 'ended'],
  ['after its end', { unpublishAt: before }, 'ended'],
])('a page %s', (_, change, expected) => {
  expect(visibilityAt({ ...published, ...change }, new Date(at))).toBe(expected)
})
