import { feedFormats, feedKinds, toFeedName } from '@ferrule/domain/seo/feed-name'
import { sites } from '@ferrule/seeds/sites/sites'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Crawler, createCrawler, type Visited } from '../support/crawler.ts'
import { requestWithRetry } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** All sites, languages and countries take an hour; by default only English and German of one site are crawled. */
const isFull = process.env['FULL'] === '1'
const edge = new URL(settings.edge)
const originOf = (host: string) => Object.assign(new URL(edge), { hostname: host }).origin
const origins = isFull
  ? [...new Set(sites.flatMap(({ domains }) => domains.slice(0, 1)).map(({ host }) => originOf(host)))]
  : [edge.origin]

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))

async function readSitemaps(origin: string): Promise<string[]> {
  const index = await requestWithRetry(`${origin}/sitemap.xml`)
  expect([origin, index.status]).toEqual([origin, 200])
  const files = locsOf(index.text).filter((file) => isFull || /\/sitemaps\/(en|de)[.]xml$/.test(file))
  const maps = await Promise.all(files.map((file) => requestWithRetry(file)))
  return maps.flatMap(({ text }) => locsOf(text))
}

const isInternational = (url: string) => /^\/[a-z]{2}(\/|$)/.test(new URL(url).pathname)

/** All international pages, but only every twelfth machine and every 197th page of a country. */
function sample(urls: string[]): string[] {
  if (isFull) return urls
  const isMachine = (url: string) => /^\/[a-z]{2}\/[a-z-]+\/[^/]+\/[^/]+\/[^/]+$/.test(new URL(url).pathname)
  const international = urls.filter(isInternational)
  return [
    ...international.filter((url) => !isMachine(url)),
    ...international.filter(isMachine).filter((_, index) => index % 12 === 0),
    ...urls.filter((url) => !isInternational(url)).filter((_, index) => index % 197 === 0),
  ]
}

describe('a crawler that follows the sitemap', () => {
  const crawler: Crawler = createCrawler()
  let listed: string[]
  let pages: Visited[]

  beforeAll(
    async () => {
      listed = (await Promise.all(origins.map(readSitemaps))).flat()
      pages = await Promise.all(sample(listed).map(crawler.visit))
    },
    isFull ? 3_600_000 : 300_000,
  )

  test('finds it in robots.txt, and each address once', async () => {
    for (const origin of origins) {
      const robots = await requestWithRetry(`${origin}/robots.txt`)
      expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    }
    expect(listed.length).toBeGreaterThan(10)
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('finds that every page exists, is its own canonical page, and is indexable [S6-031] [S6-032]', () => {
    const wrong = pages.filter(({ url, status, canonical, hidden }) => status !== 200 || canonical !== url || hidden)
    expect(wrong.map(({ url, status, canonical, hidden }) => ({ url, status, canonical, hidden }))).toEqual([])
  })

  test(
    'finds that every language version exists, is its own canonical page, and links back [S3-064]',
    async () => {
      const wrong: string[] = []
      for (const page of isFull ? pages : pages.filter((_, index) => index % 37 === 0)) {
        if (page.alternates.size > 0 && ![...page.alternates.values()].includes(page.url))
          wrong.push(`${page.url} does not list itself`)
        const versions = await Promise.all(
          [...page.alternates].map(async ([language, href]) => ({ language, version: await crawler.visit(href) })),
        )
        for (const { language, version } of versions) {
          const linksBack = [...version.alternates.values()].includes(page.url)
          if (version.status !== 200 || version.canonical !== version.url || !linksBack)
            wrong.push(`${page.url} ${language} ${version.url} ${version.status} ${version.canonical} ${linksBack}`)
        }
        if (page.alternates.size > 0 && !page.alternates.has('x-default')) wrong.push(`${page.url} has no x-default`)
      }
      expect(wrong).toEqual([])
    },
    isFull ? 3_600_000 : 300_000,
  )

  test(
    'finds no broken link, and none that is redirected twice',
    async () => {
      // Pages with a query are the same in every country.
      const links = [...new Set(pages.flatMap((page) => page.links))].filter(
        (url, index) => isInternational(url) || (!url.includes('?') && (isFull || index % 11 === 0)),
      )
      const wrong: string[] = []
      for (const first of await Promise.all(links.map(crawler.visit))) {
        const last = first.location ? await crawler.visit(first.location) : first
        if (last.status !== 200)
          wrong.push(`${first.url} ${first.status} ${last.url} ${last.status} on ${linkingTo(first.url)}`)
      }
      expect(wrong).toEqual([])
    },
    isFull ? 3_600_000 : 300_000,
  )

  const linkingTo = (url: string) => pages.find(({ links }) => links.includes(url))?.url

  test('finds valid structured data on every page', () => {
    for (const { url, structured } of pages) {
      expect([url, structured.length]).toEqual([url, 1])
      const types = JSON.parse(structured[0] ?? '')['@graph'].map((thing: Record<string, unknown>) => thing['@type'])
      expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    }
  })
})

describe('a feed reader', () => {
  test.each(feedKinds.flatMap((kind) => feedFormats.map((format) => [kind, format] as const)))(
    'can read %s as %s, and every item links to an existing page',
    async (kind, format) => {
      const feed = await requestWithRetry(`${settings.edge}/en/feeds/${toFeedName({ kind, format })}`)
      expect([feed.status, feed.headers['content-type']]).toEqual([200, expect.stringMatching(`${format}|${'feed'}`)])
      const links =
        format === 'json' ? JSON.parse(feed.text).items.map(({ url }: { url: string }) => url) : itemLinks(feed.text)
      expect(links.length).toBeGreaterThan(0)
      for (const link of links.slice(0, 5)) {
        if (new URL(link).host === edge.host) expect([link, (await requestWithRetry(link)).status]).toEqual([link, 200])
      }
    },
  )

  test('finds no feed under any other name', async () => {
    for (const path of ['/en/feeds/stories.xml', '/en/feeds/pages.rss', '/xx/feeds/stories.rss'])
      expect((await requestWithRetry(`${settings.edge}${path}`)).status).not.toBe(200)
  })
})

const itemLinks = (xml: string) => {
  const items = xml.split(/<(?:item|entry)>/).slice(1)
  return items.flatMap(
    (item) =>
      /<link>([^<]+)<\/link>|<link href="([^"]+)"\/>/.exec(item)?.slice(1).find(Boolean)?.replaceAll('&amp;', '&') ??
      [],
  )
}

test('security.txt has a contact and has not expired', async () => {
  const { status, text, headers } = await requestWithRetry(`${settings.edge}/.well-known/security.txt`)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^Contact: (mailto:|https:)/)
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

test('each site has the icons of its theme', async () => {
  for (const host of ['www.norlitz.localhost', 'www.schleuniger.localhost']) {
    const { text } = await requestWithRetry(`${originOf(host)}/en`)
    const manifest = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1]
    const { status, text: json } = await requestWithRetry(`${originOf(host)}${manifest}`)
    expect([host, status]).toEqual([host, 200])
    const icons: { src: string }[] = JSON.parse(json).icons
    const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1] ?? ''
    for (const src of [...icons.map((icon) => icon.src), touch])
      expect((await requestWithRetry(originOf(host) + src)).status).toBe(200)
  }
})

test.each(['/en/search?q=axion', '/en/requests/service'])('%s has a description, and is not listed', async (path) => {
  const { text } = await requestWithRetry(`${edge.origin}${path}`)
  expect(text).toMatch(/<meta name="description" content="[^"]{10,}"/)
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})
