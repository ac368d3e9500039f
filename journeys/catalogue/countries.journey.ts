import { isProductListed } from '@ferrule/domain/catalogue/supported-countries'
import { classifications } from '@ferrule/seeds/catalogue/classifications'
import { products } from '@ferrule/seeds/catalogue/products'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const bySlug = new Map(classifications.map((one) => [one.slug, one]))

function lineageOf(slug: string | null): (typeof classifications)[number][] {
  const own = slug === null ? undefined : bySlug.get(slug)
  return own ? [...lineageOf(own.parent), own] : []
}

function isAvailable({ supportedCountries, classification }: (typeof products)[number], country: string): boolean {
  const lineage = lineageOf(classification ?? null).map((one) => ({ ...one, parentId: one.parent }))
  return isProductListed({ supportedCountries, lineage }, country)
}

const offered = products.filter(({ status }) => status !== 'cancelled')
const slugsIn = (country: string) => offered.filter((one) => isAvailable(one, country)).map(({ slug }) => slug)
const hiddenIn = (country: string) => products.filter((one) => !isAvailable(one, country)).map(({ slug }) => slug)
const sorted = (slugs: Iterable<string>) => [...new Set(slugs)].toSorted()

const read = (path: string) => request(`${settings.edge}${path}`)

const countries = [
  { locale: 'pt-br', language: 'pt', country: 'BR' },
  { locale: 'en-ar', language: 'en', country: 'AR' },
  { locale: 'en-us', language: 'en', country: 'US' },
]

test('the demo catalogue has products that are not available in these countries', () => {
  expect(hiddenIn('BR')).not.toEqual(hiddenIn('AR'))
  for (const { country } of countries.slice(0, 2)) expect(hiddenIn(country).length).toBeGreaterThan(4)
})

describe.each(countries)('for a visitor in $country', ({ locale, language, country }) => {
  test('a crawl of the catalogue finds exactly the products available there', async () => {
    const found = new Set<string>()
    const seen = new Set(
      classifications.filter(({ parent }) => parent === null).map((one) => `/${locale}/${one.area}/${one.slug}`),
    )
    for (const area of ['products', 'services', 'smart-factory']) seen.add(`/${locale}/${area}`)
    for (const path of seen) {
      const { status, text } = await read(path)
      expect([path, status]).toEqual([path, 200])
      const links = [...text.matchAll(/href="([^"?#]+)"/g)].map(([, href]) => href ?? '')
      for (const href of links.filter((one) => /^\/[a-z-]+\/(products|services|smart-factory)\//.test(one))) {
        const slug = href.split('/').at(-1) ?? ''
        if (bySlug.has(slug)) seen.add(href)
        else if (products.some((product) => product.slug === slug)) found.add(slug)
      }
    }
    expect(sorted(found)).toEqual(sorted(slugsIn(country)))
  })

  test('the page of an unavailable product is a 404 page with alternatives and without indexing', async () => {
    for (const slug of hiddenIn(country).slice(0, 6)) {
      const { status, text } = await read(`/${locale}/products/${slug}`)
      expect([slug, status]).toEqual([slug, 404])
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toContain('id="technical-data"')
    }
  })

  test('neither the sitemap nor the feeds list unavailable products', async () => {
    const { text } = await read(`/sitemaps/${language}.xml`)
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, loc]) => new URL(loc ?? '').pathname)
      .filter((path) => path.startsWith(`/${locale}/`))
      .map((path) => path.split('/').at(-1) ?? '')
    expect(sorted(listed.filter((slug) => products.some((one) => one.slug === slug)))).toEqual(sorted(slugsIn(country)))
    for (const kind of ['stories', 'media-releases', 'news']) {
      const feed = await read(`/${locale}/feeds/${kind}.json`)
      for (const slug of hiddenIn(country)) expect(feed.text).not.toContain(`/${slug}"`)
    }
  })

  test('neither search nor suggestions find unavailable products', async () => {
    const hidden = products.filter(({ slug }) => hiddenIn(country).includes(slug)).slice(0, 2)
    for (const { slug, texts } of hidden) {
      for (const endpoint of ['search', 'suggest']) {
        const search = () =>
          request(`${settings.edge}/api/search-proxy/${endpoint}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ localeCode: locale, siteSlug: '', query: texts.en?.name, page: 1 }),
          })
        // A busy search engine times out with an error; the request is then repeated.
        const { text } = await eventually(search, ({ status }) => status === 200)
        const { records } = JSON.parse(text) as { records: { path: string }[] }
        expect(records.map(({ path }) => path.split('/').at(-1))).not.toContain(slug)
      }
    }
  })

  test('neither GraphQL nor the product data API returns unavailable products', async () => {
    const variables = { language, country, slugs: hiddenIn(country).join() }
    const headers = { 'content-type': 'application/json', origin: settings.edge }
    const queried = await request(`${settings.edge}/api/data`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ documentId: operationIdOf('TeasedProducts'), variables }),
    })
    expect(JSON.parse(queried.text)).toEqual({ data: { products: [] } })
    const data = await read(`/api/product-data/${language}_${country}`)
    const returned = (JSON.parse(data.text) as { products: { slug: string }[] }).products.map(({ slug }) => slug)
    expect(sorted(returned)).toEqual(sorted(slugsIn(country)))
  })
})

describe('editorial content about a classification that is hidden in Argentina', () => {
  const branch = 'high-voltage-testers'
  const slug = `branches-${Date.now()}`
  const tester = offered.find((one) => isAvailable(one, 'US') && !isAvailable(one, 'AR'))
  const testerName = tester?.texts.en?.name
  let editor: Awaited<ReturnType<typeof signInAsEditor>>
  const ids: string[] = []

  beforeAll(async () => {
    editor = await signInAsEditor()
    const [parent] = await editor.find('pages', { path: 'products' })
    const [picture] = await editor.find('media', { source: 'crimp-inspection-microscope' })
    const family = (title: string, href: string) => ({ process: 'test', title, href, image: picture?.['id'] })
    const families = [family('High voltage', `/products/testers/${branch}`), family('About us', '/company')]
    const site = await editor.mainSiteId()
    const page = { site, description: '', _status: 'published' }
    const links = [{ text: 'All about the {name}', href: `product:${tester?.slug}` }]
    const hero = { blockType: 'hero', heading: 'Testing', lead: '', links }
    const grid = { blockType: 'classification-grid', heading: 'Branches', note: null, links: [], families }
    ids.push(
      await editor.create('pages', { ...page, slug, title: 'Branches', blocks: [hero, grid] }),
      await editor.create('pages', {
        ...page,
        slug,
        parent: parent?.['id'],
        title: 'About high voltage',
        pageType: 'Catalogue',
        catalogue: { classificationSlug: branch },
        blocks: [{ blockType: 'anchor', name: 'here' }],
      }),
    )
  })
  afterAll(async () => {
    for (const id of ids) await editor.deletePage(id)
  })

  test('a grid of families links to it only where it is available', async () => {
    const shown = await eventually(
      () => read(`/en-us/${slug}`),
      ({ status }) => status === 200,
    )
    expect(shown.text).toContain(branch)
    const { status, text } = await read(`/en-ar/${slug}`)
    expect(status).toBe(200)
    expect(text).toContain('About us')
    expect(text).not.toContain(branch)
  })

  test('a link to a product has its name, and is shown only where the product is available [S3-070]', async () => {
    const link = new RegExp(`href="/en-us/[^"]+/${tester?.slug}"[^>]*>(?:<[^>]+>)*All about the ${testerName}`)
    // While the catalogue does not respond, a page is rendered without its product links.
    await eventually(
      () => read(`/en-us/${slug}`),
      ({ text }) => link.test(text),
    )
    const elsewhere = await read(`/en-ar/${slug}`)
    expect([elsewhere.status, elsewhere.text.includes('All about')]).toEqual([200, false])
  })

  test('an editorial page about it exists only where it is available', async () => {
    const { text } = await eventually(
      () => read(`/en-us/products/${slug}`),
      ({ status }) => status === 200,
    )
    expect(text).toContain('About high voltage')
    expect((await read(`/en-ar/products/${slug}`)).status).toBe(404)
  })

  test('neither search nor the sitemap lists it where it is hidden', async () => {
    const find = async (localeCode: string) => {
      const { text } = await request(`${settings.edge}/api/search-proxy/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ localeCode, siteSlug: '', query: 'About high voltage', page: 1 }),
      })
      return text
    }
    await eventually(
      () => find('en-us'),
      (text) => text.includes(`"products/${slug}"`),
    )
    const hidden = await eventually(
      () => find('en-ar'),
      (text) => text.includes('"records"'),
    )
    expect(hidden).not.toContain(`"products/${slug}"`)
    const { text } = await eventually(
      () => read('/sitemaps/en.xml'),
      (sitemap) => sitemap.text.includes(`/en-us/products/${slug}<`),
    )
    expect(text).not.toContain(`/en-ar/products/${slug}<`)
  })
})
