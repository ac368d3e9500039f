import { expect, test } from 'vitest'
import { withOverviews } from './sitemap-overviews.ts'

const page = (path: string, pageType: 'Content' | 'Story' | 'MediaRelease', updatedAt: string) => ({
  id: path,
  path,
  pageType,
  languages: ['en' as const],
  countries: [],
  mainSiteOnly: false,
  protection: { level: 'none' as const },
  updatedAt,
})
const paths = (pages: Parameters<typeof withOverviews>[0]) => withOverviews(pages, 'en').map(({ path }) => path)

test('the date of an overview is that of its newest page', () => {
  const stories = [
    page('stories/a', 'Story', '2026-01-01T00:00:00Z'),
    page('stories/b', 'Story', '2026-02-01T00:00:00Z'),
  ]
  expect(withOverviews(stories, 'en').at(-1)).toMatchObject({ path: 'stories', updatedAt: '2026-02-01T00:00:00Z' })
})

test('an empty overview is not listed', () => {
  expect(paths([page('about', 'Content', '2026-01-01T00:00:00Z')])).toEqual(['about'])
})

test('an overview with an editorial page is listed once', () => {
  expect(
    paths([page('stories', 'Content', '2026-01-01T00:00:00Z'), page('stories/a', 'Story', '2026-01-01T00:00:00Z')]),
  ).toEqual(['stories', 'stories/a'])
})
