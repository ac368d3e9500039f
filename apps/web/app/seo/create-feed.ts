import { type FeedFormat, type FeedKind, toFeedName } from '@ferrule/domain/seo/feed-name'
import { toIconPath } from '@ferrule/domain/seo/theme-icon'
import { stripInvalidXmlChars, escapeXml } from '@ferrule/domain/seo/escape-xml'
import { type Locale, toLanguageTag } from '@ferrule/domain/locales/locale'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import type { Site } from '@ferrule/domain/sites/site'
import { Feed } from 'feed'

/** The site and locale of a feed. */
export type FeedPlace = {
  site: Pick<Site, 'slug' | 'name' | 'theme'>
  locale: Locale
  origin: string
  siteSegment: string | undefined
}

export type FeedItem = {
  /** Permanent, independent of the address. */
  id: string
  title: string
  link: string
  text: string
  publishedAt: string
  updatedAt: string
  image: string | undefined
  category: string | undefined
}

type FeedInput = {
  place: FeedPlace
  kind: FeedKind
  format: FeedFormat
  title: string
  items: readonly FeedItem[]
}

/** The path of the HTML page with the same list; the home page for news. */
const pagesOfKinds: Record<FeedKind, string[]> = {
  stories: ['stories'],
  'media-releases': ['media-releases'],
  news: [],
}

export function createFeed({ place, kind, format, title, items }: FeedInput): Feed {
  const { site, locale, origin, siteSegment } = place
  const urlOf = (segments: string[]) => `${origin}${toRequestPath({ locale, siteSegment, segments })}`
  const feedUrl = (as: FeedFormat) => urlOf(['feeds', toFeedName({ kind, format: as })])
  const link = urlOf(pagesOfKinds[kind])
  const newest = items.map(({ updatedAt }) => Date.parse(updatedAt)).reduce((latest, time) => Math.max(latest, time), 0)
  const feed = new Feed({
    id: feedUrl('atom'),
    title: stripInvalidXmlChars(`${site.name}: ${title}`),
    description: stripInvalidXmlChars(`${site.name}: ${title}`),
    link,
    language: toLanguageTag(locale),
    updated: new Date(newest),
    image: `${origin}${toIconPath(site.theme, 512)}`,
    favicon: `${origin}${toIconPath(site.theme, 32)}`,
    copyright: stripInvalidXmlChars(site.name),
    feedLinks: { rss: feedUrl('rss'), atom: feedUrl('atom'), json: feedUrl('json') },
    generator: false,
  })
  for (const item of items) feed.addItem(toItem(item, format))
  return feed
}

/** Feed clients interpret texts as HTML where the format allows it, so texts are escaped; JSON titles are plain. */
function toItem({ id, title, link, text, image, category, ...dates }: FeedItem, format: FeedFormat) {
  return {
    id,
    guid: id,
    title: format === 'json' ? title : escapeXml(title),
    link,
    description: escapeXml(text),
    date: new Date(dates.updatedAt),
    published: new Date(dates.publishedAt),
    ...(image ? { image: { url: image, type: 'image/png', length: 0 } } : {}),
    ...(category ? { category: [{ name: stripInvalidXmlChars(category) }] } : {}),
  }
}
