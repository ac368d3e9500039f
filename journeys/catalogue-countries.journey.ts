import { isProductListed } from '@ferrule/domain/catalogue/supported-countries'
import { classifications } from '@ferrule/seeds/catalogue/classifications'
import { products } from '@ferrule/seeds/catalogue/products'
import { describe, expect, test } from 'vitest'
import { operationIdOf } from './support/operation-id.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const bySlug = new Map(classifications.map((one) => [one.slug, one]))

function lineageOf(slug: string | null): (typeof classifications)[number][] {
  const own = slug === null ? undefined : bySlug.get(slug)
  return own ? [...lineageOf(own.parent), own] : []
}

function isSold({ supportedCountries, classification }: (typeof products)[number], country: string): boolean {
  const lineage = lineageOf(classification ?? null).map((one) => ({ ...one, parentId: one.parent }))
  return isProductListed({ supportedCountries, lineage }, country)
}

const offered = products.filter(({ status }) => status !== 'cancelled')
const slugsIn = (country: string) => offered.filter((one) => isSold(one, country)).map(({ slug }) => slug)
const hiddenIn = (country: string) => products.filter((one) => !isSold(one, country)).map(({ slug }) => slug)
const sorted = (slugs: Iterable<string>) => [...new Set(slugs)].toSorted()

const read = (path: string) => request(`${settings.edge}${path}`)

const countries = [
  { locale: 'pt-br', language: 'pt', country: 'BR' },
  { locale: 'en-ar', language: 'en', country: 'AR' },
  { locale: 'en-us', language: 'en', country: 'US' },
]

test('the demo catalogue has something to hide in these countries', () => {
  expect(hiddenIn('BR')).not.toEqual(hiddenIn('AR'))
  for (const { country } of countries.slice(0, 2)) expect(hiddenIn(country).length).toBeGreaterThan(4)
})

describe.each(countries)('read as somebody in $country', ({ locale, language, country }) => {
  test('a crawl of the catalogue meets everything that is sold there, and nothing else', async () => {
    const met = new Set<string>()
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
        else if (products.some((product) => product.slug === slug)) met.add(slug)
      }
    }
    expect(sorted(met)).toEqual(sorted(slugsIn(country)))
  })

  test('the page of what is not sold there says so, offers something else, and is not for search engines', async () => {
    for (const slug of hiddenIn(country).slice(0, 6)) {
      const { status, text } = await read(`/${locale}/products/${slug}`)
      expect([slug, status]).toEqual([slug, 404])
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toContain('id="technical-data"')
    }
  })

  test('neither the sitemap nor the feeds name what is not sold there', async () => {
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

  test('neither GraphQL nor the data for programs gives it away', async () => {
    const variables = { language, country, slugs: hiddenIn(country).join() }
    const headers = { 'content-type': 'application/json', origin: settings.edge }
    const asked = await request(`${settings.edge}/api/data`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ documentId: await operationIdOf('TeasedProducts'), variables }),
    })
    expect(JSON.parse(asked.text)).toEqual({ data: { products: [] } })
    const data = await read(`/api/product-data/${language}_${country}`)
    const told = (JSON.parse(data.text) as { products: { slug: string }[] }).products.map(({ slug }) => slug)
    expect(sorted(told)).toEqual(sorted(slugsIn(country)))
  })
})
