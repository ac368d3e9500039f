import type { Language } from '../locales/language.ts'
import type { Page } from '../pages/page.ts'
import type { SitemapPage } from './sitemap-entries.ts'

type Listed = SitemapPage & Pick<Page, 'pageType'>

/** Lists that have a URL with or without an editorial page there. */
const overviews = [
  { path: 'stories', pageType: 'Story' },
  { path: 'media-releases', pageType: 'MediaRelease' },
] as const

/** Adds the overviews of listed pages to the pages of a site. The date of an overview is that of its newest page. */
export function withOverviews(pages: readonly Listed[], language: Language): SitemapPage[] {
  const added = overviews.flatMap(({ path, pageType }): SitemapPage[] => {
    const dates = pages.filter((page) => page.pageType === pageType).map(({ updatedAt }) => updatedAt)
    const newest = dates.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0]
    if (newest === undefined || pages.some((page) => page.path === path)) return []
    return [
      {
        id: `overview:${path}`,
        path,
        languages: [language],
        countries: [],
        mainSiteOnly: false,
        protection: { level: 'none' },
        updatedAt: newest,
      },
    ]
  })
  return [...pages, ...added]
}
