import { type FeedFormat, type FeedKind, toFeedName } from '@ferrule/domain/found/feed-name'
import { toIconPath } from '@ferrule/domain/found/theme-icon'
import { toXmlSigns, toXmlText } from '@ferrule/domain/found/to-xml-text'
import { type Locale, toLanguageTag } from '@ferrule/domain/locales/locale'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import type { Site } from '@ferrule/domain/sites/site'
import { Feed } from 'feed'

/** Where a feed is read. */
export type FeedPlace = {
  site: Pick<Site, 'slug' | 'name' | 'theme'>
  locale: Locale
  origin: string
  siteSegment: string | undefined
}

export type FeedItem = {
  /** Stays the same for ever, whatever happens to the address. */
  id: string
  title: string
  link: string
  text: string
  publishedAt: string
  updatedAt: string
  image: string | undefined
  category: string | undefined
}

type FeedFacts = {
  place: FeedPlace
  kind: FeedKind
  format: FeedFormat
  title: string
  items: readonly FeedItem[]
}

/** Where the list stands for people, where there is such a page. */
const pagesOfKinds: Record<FeedKind, string[]> = {
  stories: ['stories'],
  'media-releases': ['media-releases'],
  news: [],
}

export function createFeed({ place, kind, format, title, items }: FeedFacts): Feed {
  const { site, locale, origin, siteSegment } = place
  const urlOf = (segments: string[]) => `${origin}${toRequestPath({ locale, siteSegment, segments })}`
  const feedUrl = (as: FeedFormat) => urlOf(['feeds', toFeedName({ kind, format: as })])
  const link = urlOf(pagesOfKinds[kind])
  const newest = items.map(({ updatedAt }) => Date.parse(updatedAt)).reduce((one, other) => Math.max(one, other), 0)
  const feed = new Feed({
    id: feedUrl('atom'),
    title: toXmlSigns(`${site.name}: ${title}`),
    description: toXmlSigns(`${site.name}: ${title}`),
    link,
    language: toLanguageTag(locale),
    updated: new Date(newest),
    image: `${origin}${toIconPath(site.theme, 512)}`,
    favicon: `${origin}${toIconPath(site.theme, 32)}`,
    copyright: toXmlSigns(site.name),
    feedLinks: { rss: feedUrl('rss'), atom: feedUrl('atom'), json: feedUrl('json') },
    generator: false,
  })
  for (const item of items) feed.addItem(toItem(item, format))
  return feed
}

/** Readers take words for HTML wherever the format lets them, so ours are written as HTML; only JSON has plain titles. */
function toItem({ id, title, link, text, image, category, ...dates }: FeedItem, format: FeedFormat) {
  return {
    id,
    guid: id,
    title: format === 'json' ? title : toXmlText(title),
    link,
    description: toXmlText(text),
    date: new Date(dates.updatedAt),
    published: new Date(dates.publishedAt),
    ...(image ? { image: { url: image, type: 'image/png', length: 0 } } : {}),
    ...(category ? { category: [{ name: toXmlSigns(category) }] } : {}),
  }
}
