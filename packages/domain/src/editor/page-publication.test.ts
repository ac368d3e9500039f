import { expect, test } from 'vitest'
import { listLiveLanguages, type PagePublication } from './page-publication.ts'

const page: PagePublication = {
  siteSlug: '',
  path: 'news',
  publishAt: '2026-11-01T08:00:00Z',
  unpublishAt: '2026-12-01T08:00:00Z',
  languages: [
    { language: 'en', isPublished: true, appearsAt: null },
    { language: 'de', isPublished: true, appearsAt: '2026-11-10T08:00:00Z' },
    { language: 'fr', isPublished: false, appearsAt: null },
  ],
  scheduled: [],
}
const english = { language: 'en', since: '2026-11-01T08:00:00Z' }
const german = { language: 'de', since: '2026-11-10T08:00:00Z' }

test.each([
  ['2026-10-31T08:00:00Z', []],
  ['2026-11-05T08:00:00Z', [english]],
  ['2026-11-11T08:00:00Z', [english, german]],
  ['2026-12-01T08:00:00Z', []],
])('at %s visitors read these languages', (now, live) => {
  expect(listLiveLanguages(page, new Date(now))).toEqual(live)
})

test('a language is live since its embargo ended, if the page was published before', () => {
  const early = {
    ...page,
    languages: [{ language: 'de' as const, isPublished: true, appearsAt: '2026-10-01T08:00:00Z' }],
  }
  expect(listLiveLanguages(early, new Date('2026-11-11T08:00:00Z'))).toEqual([
    { language: 'de', since: '2026-11-01T08:00:00Z' },
  ])
})
