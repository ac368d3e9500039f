import { type PictureContent, toPictureSource } from '@ferrule/blocks/pictures/picture-content'
import type { NewsItem } from '@ferrule/content-client/news-item'
import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { FeedKind } from '@ferrule/domain/seo/feed-name'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { readLinkTarget, toLinkHref } from '@ferrule/domain/navigation/link-target'
import { findPageRefusal } from '@ferrule/domain/pages/find-page-refusal'
import { isForEverybody } from '@ferrule/domain/pages/page-protection'
import { canonicalUrl } from '@ferrule/domain/pages/page-versions'
import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { listKey, newsKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { getServices } from '../visit/services.server.ts'
import type { FeedItem, FeedPlace } from './create-feed.ts'

export type FeedContent = { items: FeedItem[]; keys: string[] }

const maxItems = 50

/** Loads the newest items first, and only those that are public in this language and country. */
export function loadFeedContent(place: FeedPlace, kind: FeedKind): Promise<FeedContent> {
  switch (kind) {
    case 'stories':
      return loadPages(place, 'Story')
    case 'media-releases':
      return loadPages(place, 'MediaRelease')
    case 'news':
      return loadNews(place)
  }
}

async function loadPages(place: FeedPlace, pageType: 'Story' | 'MediaRelease'): Promise<FeedContent> {
  const { site, locale } = place
  const pages = await getServices().content.listPages(site.slug, locale.language)
  const where = { siteSlug: site.slug, locale, isEditor: false }
  const publicPages = pages.filter(
    (page) =>
      page.pageType === pageType &&
      isForEverybody(page.protection) &&
      !findPageRefusal({ ...page, isPublished: true }, where),
  )
  const newestFirst = publicPages.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  return {
    items: newestFirst.slice(0, maxItems).map((page) => toPageItem(place, page)),
    keys: [siteKey(site.slug), listKey(site.slug, toUrlCode(locale), pageType)],
  }
}

function toPageItem(place: FeedPlace, page: PageSummary): FeedItem {
  return {
    id: `urn:uuid:${page.id}`,
    title: page.title,
    link: canonicalUrl({ ...place, segments: page.path.split('/') }, place.locale),
    text: page.story?.leadText || page.mediaRelease?.leadText || page.description,
    publishedAt: page.publishedAt,
    updatedAt: page.updatedAt,
    image: pictureUrl(place, page.image),
    category: page.story?.category?.name,
  }
}

async function loadNews(place: FeedPlace): Promise<FeedContent> {
  const { site, locale } = place
  const { items } = await getServices().content.getNews(site.slug, locale.language, { first: maxItems })
  return {
    items: items.map((item) => toNewsFeedItem(place, item)),
    keys: [siteKey(site.slug), newsKey(site.slug, toUrlCode(locale))],
  }
}

/** An item without a link links to the home page. */
function toNewsFeedItem(place: FeedPlace, item: NewsItem): FeedItem {
  const href = item.link ? toLinkHref(readLinkTarget(item.link), place) : undefined
  const home = canonicalUrl({ ...place, segments: [] }, place.locale)
  return {
    id: `urn:uuid:${item.id}`,
    title: item.title,
    link: URL.parse(href ?? '', home)?.href ?? home,
    text: item.text,
    publishedAt: item.publicationDate,
    updatedAt: item.publicationDate,
    image: pictureUrl(place, item.image),
    category: undefined,
  }
}

function pictureUrl({ origin }: FeedPlace, image: PictureContent | null): string | undefined {
  return image
    ? `${origin}${toPicturePath(chooseFallbackPicture(toPictureSource(image), 'StoryTeaser', 'png'))}`
    : undefined
}
