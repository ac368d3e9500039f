import type { FeedFormat } from '@ferrule/domain/seo/feed-name'
import { describe, expect, test } from 'vitest'
import { createFeed, type FeedItem } from './create-feed.ts'

const item: FeedItem = {
  id: 'urn:uuid:1',
  title: 'Crimp & strip ]]> </title>\u0000',
  link: 'https://www.norlitz.example/en/stories/first-crimp',
  text: 'How it <began>',
  publishedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-02T08:00:00.000Z',
  image: 'https://www.norlitz.example/media/v1/a.webp/StoryTeaser-768-2.png',
  category: 'Company',
}
const feedAs = (format: FeedFormat) =>
  createFeed({
    place: {
      site: { slug: '', name: 'Norlitz', theme: 'Default' },
      locale: { language: 'en', country: 'US' },
      origin: 'https://www.norlitz.example',
      siteSegment: undefined,
    },
    kind: 'stories',
    format,
    title: 'Stories',
    items: [item],
  })

describe('a feed', () => {
  test('as RSS has its own address, its page and its items', () => {
    const rss = feedAs('rss').rss2()
    expect(rss).toContain('<title>Norlitz: Stories</title>')
    expect(rss).toContain('<link>https://www.norlitz.example/en-us/stories</link>')
    expect(rss).toContain('href="https://www.norlitz.example/en-us/feeds/stories.rss"')
    expect(rss).toContain(item.link)
  })

  test('as Atom has the publication and update dates of items', () => {
    const atom = feedAs('atom').atom1()
    expect(atom).toContain('<published>2026-10-01T08:00:00.000Z</published>')
    expect(atom).toContain('<updated>2026-10-02T08:00:00.000Z</updated>')
    expect(atom).toContain('<id>urn:uuid:1</id>')
  })

  test('as JSON has the same content', () => {
    expect(JSON.parse(feedAs('json').json1())).toMatchObject({
      title: 'Norlitz: Stories',
      items: [{ id: 'urn:uuid:1', url: item.link, title: item.title, content_html: 'How it &lt;began&gt;' }],
    })
  })

  test('escapes titles', () => {
    for (const xml of [feedAs('rss').rss2(), feedAs('atom').atom1()]) {
      expect(xml).not.toContain('\u0000')
      expect(xml).toContain('Crimp &amp; strip ]]&gt; &lt;/title&gt;')
    }
  })
})
