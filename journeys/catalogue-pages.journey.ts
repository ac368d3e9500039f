import { products } from '@ferrule/seeds/catalogue/products'
import { expect, test } from 'vitest'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const read = (path: string) => request(`${settings.edge}/${path}`)
const axion = 'products/crimping-lines/double-end-lines/axion-56'

test.each([
  ['products', 'the catalogue entry [S2-019]'],
  ['products/crimping-lines/double-end-lines', 'a classification [S2-020]'],
  [axion, 'a product [S2-020]'],
  ['services', 'the services entry [S2-021] [S1-007]'],
  ['services/machine-services', 'services of the catalogue [S2-022] [S1-007]'],
  ['services/machine-services/training', 'one service [S2-022] [S1-007]'],
  ['services/repair', 'a services page that an editor wrote [S2-022] [S1-007]'],
  ['smart-factory', 'the smart factory entry [S2-023] [S1-008]'],
  ['smart-factory/production-software', 'software of the catalogue [S2-024] [S1-008]'],
  ['smart-factory/production-software/line-watch', 'one program [S2-024] [S1-008]'],
])('without logging in, /%s shows %s', async (path) => {
  for (const language of ['en', 'de']) {
    const answer = await read(`${language}/${path}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/<h1/)
  }
})

test('the entry of the catalogue leads to all its families', async () => {
  const { text } = await read('en/products')
  for (const family of ['crimping-lines', 'test-benches', 'accessories'])
    expect(text).toContain(`href="/en/products/${family}"`)
})

test.each(['products/axion-56', 'products/another-family/axion-56', 'services/axion-56'])(
  'the short or old address /%s leads to where the product is at home, once',
  async (path) => {
    const answer = await read(`en/${path}`)
    expect([answer.status, answer.headers.location]).toEqual([301, `/en/${axion}`])
    expect((await read(`en/${axion}`)).status).toBe(200)
  },
)

test.each(['products/nobody', 'services/nothing/at-all', `${axion}/more`])('/%s is a 404 page', async (path) => {
  const answer = await read(`en/${path}`)
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('404')
})

test('breadcrumbs of a classification are home and its lineage [S2-175]', async () => {
  const { text } = await read('en/products/crimping-lines/double-end-lines')
  expect(trailOf(text)).toEqual([
    'Home → /en',
    'Crimping lines → /en/products/crimping-lines',
    'Lines for both wire ends',
  ])
})

test('breadcrumbs of a product end with its name without link [S2-175] [S2-176]', async () => {
  const { text } = await read(`en/${axion}`)
  expect(trailOf(text)).toEqual([
    'Home → /en',
    'Crimping lines → /en/products/crimping-lines',
    'Lines for both wire ends → /en/products/crimping-lines/double-end-lines',
    'Axion 56',
  ])
})

test('a product tells search engines its brand, its versions and where it is at home', async () => {
  const { text } = await read(`de-ch/${axion}`)
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)</.exec(text) ?? []
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph.find((thing) => thing['@type'] === 'Product')).toMatchObject({ sku: 'axion-56', name: 'Axion 56' })
  expect(text).toContain(`<link rel="canonical" href="${settings.edge}/de-ch/${axion}"/>`)
  expect(text).toContain(`hrefLang="en-US" href="${settings.edge}/en-us/${axion}"`)
  expect(text).toMatch(/property="og:image" content="[^"]*product-automatic-crimping-line/)
})

test('a list narrowed, sorted or in other units is not for search engines; its address without them is', async () => {
  const { text } = await read('en/products/crimping-lines?capability=sealing&sort=name')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toContain(`<link rel="canonical" href="${settings.edge}/en/products/crimping-lines"/>`)
  expect((await read('en/products/crimping-lines')).text).not.toContain('noindex')
})

test('filters keep what reaches into their range, and the address holds them', async () => {
  const all = machinesIn((await read('en/products/crimping-lines')).text)
  const narrowed = await read('en/products/crimping-lines?min-cross-section=10&sort=name')
  expect(all.length).toBeGreaterThan(machinesIn(narrowed.text).length)
  expect(machinesIn(narrowed.text)).toEqual(['axion-88'])
  expect(narrowed.text).toContain('Remove filter: Wire cross-section ≥ 10 mm²')
  const none = await read('en/products/crimping-lines?min-cross-section=200')
  expect(none.text).toContain('No machine matches your filters')
  expect(none.text).toContain('Clear filters')
})

test('a machine that is no longer built names its successor and what changes', async () => {
  const { text } = await read('en/products/crimping-lines/single-end-lines/axion-18')
  expect(text).toContain('Axion 18 is no longer built')
  expect(text).toContain('href="/en/products/crimping-lines/single-end-lines/axion-24"')
  expect(text).toMatch(/<caption>What changes<\/caption>/)
})

test('the product page searches processing capabilities, and finds other machines with one [S2-120]', async () => {
  const found = await read(`en/${axion}?q=crimp`)
  expect(found.text).toContain('?capability=force-monitoring#capabilities')
  expect(found.text).not.toContain('?capability=cutting#capabilities')
  const machines = await read(`en/${axion}?capability=inkjet-marking`)
  expect(machines.text).toContain('Machines with this capability')
  expect(machines.text).toMatch(/href="\/en\/products\/wire-markers\/[^"]+"/)
  expect((await read(`en/${axion}?q=soldering`)).text).toContain('No capability matches')
})

test('a product has a page of its own for service [S2-121]', async () => {
  expect((await read(`en/${axion}`)).text).toContain(`href="/en/${axion}/service"`)
  const { status, text } = await read(`en/${axion}/service`)
  expect(status).toBe(200)
  expect(text).toContain('Service for Axion 56')
  expect(text).toContain('href="/en/services/machine-services/training"')
  expect(text).toContain('href="/en/products/accessories/blade-set"')
})

test('every document of a product can be saved under its own name [S2-117]', async () => {
  const { text } = await read(`en/${axion}`)
  const hrefs = [...text.matchAll(/href="(\/api\/product-files\/[^"]+)"/g)].map(([, href]) => href ?? '')
  const files = products.find(({ slug }) => slug === 'axion-56')?.files ?? []
  expect(new Set(hrefs).size).toBe(files.length)
  for (const href of new Set(hrefs)) {
    const file = await request(`${settings.edge}${href}`)
    expect(file.status).toBe(200)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="axion-56-[a-z]+-[a-z]{2}\.pdf"/)
    expect(file.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(text).toContain(`${file.body.byteLength} byte`)
  }
})

test('programs read the catalogue of a locale: classifications and products [S7-019]', async () => {
  const answer = await read('api/product-data/de_CH')
  const data = JSON.parse(answer.text) as Record<string, { slug: string }[]>
  expect(answer.status).toBe(200)
  expect(data['classifications']?.map(({ slug }) => slug)).toContain('crimping-lines')
  expect(data['products']?.map(({ slug }) => slug)).toContain('axion-56')
  expect((await read('api/product-data/xx_YY')).status).toBe(404)
})

test('whoever has the catalogue already gets nothing new, unless they ask past the cache [S7-020]', async () => {
  const first = await read('api/product-data/en_ALL')
  const headers = { 'If-None-Match': String(first.headers.etag) }
  const known = await request(`${settings.edge}/api/product-data/en_ALL`, { headers })
  const fresh = await request(`${settings.edge}/api/product-data/en_ALL?cache=false`, { headers })
  expect([known.status, fresh.status]).toEqual([304, 200])
  expect(fresh.headers['cache-control']).toBe('no-store')
})

function trailOf(html: string): string[] {
  const list = /<nav[^>]*aria-label="Breadcrumb"[^>]*>([^]*?)<\/nav>/.exec(html)?.[1] ?? ''
  return [...list.matchAll(/<li[^>]*>([^]*?)<\/li>/g)].map(([, item = '']) => {
    const href = /href="([^"]+)"/.exec(item)?.[1]
    const words = item.replace(/<[^>]+>/g, '').trim()
    return href ? `${words} → ${href}` : words
  })
}

function machinesIn(html: string): string[] {
  return [...html.matchAll(/<h3><a href="[^"]*\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? '')
}
