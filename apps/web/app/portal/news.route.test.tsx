import { createContentClient } from '@ferrule/content-client/content-client'
import { FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import { cachedNewsCount, type NewsItem } from '@ferrule/content-client/news-item'
import { createLog } from '@ferrule/telemetry/log'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewsFeedItem } from '../islands/news-feed-item.tsx'
import type { NewsPage } from '../islands/news-feed.tsx'
import { getServices, type Services } from '../visit/services.server.ts'
import { aSite } from '../http/visits.fixture.ts'
import { loader } from './news.route.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const picture: NonNullable<NewsItem['image']> = {
  filename: 'blades-1.webp',
  alt: 'Set of stripping blades',
  width: 800,
  height: 600,
  mimeType: 'image/webp',
  focalX: null,
  focalY: null,
}
const newsCount = cachedNewsCount + 101
/** The newest first; the last one is item 201. */
const news = Array.from({ length: newsCount }, (_, index): NewsItem => {
  const publicationDate = new Date(Date.UTC(2026, 10, 1) - index * 3_600_000).toISOString()
  const image = index === 0 ? picture : null
  return { id: `n${index + 1}`, title: `News ${index + 1}`, text: 'In stock.', image, link: null, publicationDate }
})

beforeEach(() => {
  const source = new FakeContentSource()
  source.system = { ...source.system, sites: [aSite()] }
  source.news = news
  const log = createLog({ service: 'test', write: () => undefined })
  const content = createContentClient({ source, store: new FakeContentStore(), log })
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({ content })
})

async function load(query: Record<string, string>): Promise<Response> {
  const url = new URL(`http://www.norlitz.example/api/news?${new URLSearchParams(query)}`)
  return loader({
    url,
    request: new Request(url),
    context: new RouterContextProvider(),
    params: {},
    pattern: '/api/news',
  })
}

async function readPage(after?: string): Promise<NewsPage> {
  return (await load({ site: 'main', locale: 'en', ...(after === undefined ? {} : { after }) })).json()
}

test('pages by cursor past item 201 to the last item, newest first [S7-041] [S7-042]', async () => {
  const ids: string[] = []
  for (let after: string | undefined, more = true; more && ids.length < 1000; ) {
    const { items, endCursor, hasNextPage } = await readPage(after)
    expect(items.length).toBeLessThanOrEqual(10)
    ids.push(...items.map(({ id }) => id))
    after = endCursor ?? undefined
    more = hasNextPage
  }
  expect(ids).toEqual(news.map(({ id }) => id))
  expect(ids).toContain('n201')
})

test('renders an item with title, text, picture, link and date [S3-051]', async () => {
  const [item, without] = (await readPage()).items
  if (!item || !without) throw new Error('no news')
  const render = (shown: typeof item) =>
    renderToStaticMarkup(
      <NewsFeedItem
        item={shown}
        readBefore={undefined}
        dates={new Intl.DateTimeFormat('en-GB')}
        now={new Date(0)}
        labels={{ unread: 'Unread', today: 'Today' }}
      />,
    )
  const html = render({ ...item, href: '/en/products/blades' })
  expect(html).toMatch(/<time dateTime="2026-11-01T00:00:00.000Z">/i)
  expect(html).toContain('<h3><a href="/en/products/blades">News 1</a></h3><p>In stock.</p>')
  expect(html).toContain('alt="Set of stripping blades" width="80" height="80"')
  expect(html).toContain('src="/media/v1/blades-1.webp/LightboxThumbnail-80')
  expect(render(without)).not.toContain('<img')
})

test.each([
  [{ site: 'main', locale: 'nonsense' }, 400],
  [{ site: 'other', locale: 'en' }, 404],
])('responds to %j with %i', async (query, status) => {
  expect((await load(query)).status).toBe(status)
})
