import { products } from '@ferrule/seeds/catalogue/products'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const read = (path: string) => request(`${settings.edge}/${path}`)
const axion = 'products/crimping-lines/double-end-lines/axion-56'

test.each([
  ['products', 'the catalogue entry [S2-019]', 'Products', 'Produkte'],
  [
    'products/crimping-lines/double-end-lines',
    'a classification [S2-020]',
    'Lines for both wire ends',
    'Linien für beide Drahtenden',
  ],
  [axion, 'a product [S2-020]', 'Axion 56', 'Axion 56'],
  [
    'services',
    'the services entry [S2-021] [S1-007]',
    'A machine is bought once and run for twenty years',
    'Einmal gekauft, zwanzig Jahre im Einsatz',
  ],
  ['services/machine-services', 'services of the catalogue [S2-022] [S1-007]', 'Machine services', 'Maschinenservice'],
  ['services/machine-services/training', 'one service [S2-022] [S1-007]', 'Operator training', 'Bedienerschulung'],
  [
    'services/repair',
    'a services page that an editor wrote [S2-022] [S1-007]',
    'A service engineer answers within one working day',
    'Unser Service antwortet innerhalb eines Arbeitstags',
  ],
  [
    'smart-factory',
    'the smart factory entry [S2-023] [S1-008]',
    'One order. One wire. One record.',
    'Ein Auftrag. Eine Leitung. Ein Eintrag.',
  ],
  [
    'smart-factory/production-software',
    'software of the catalogue [S2-024] [S1-008]',
    'Production software',
    'Produktionssoftware',
  ],
  ['smart-factory/production-software/line-watch', 'one program [S2-024] [S1-008]', 'Line Watch', 'Line Watch'],
])('without logging in, /%s shows %s', async (path, _, ...headings) => {
  for (const [index, language] of ['en', 'de'].entries()) {
    const { status, text } = await read(`${language}/${path}`)
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
    expect([status, heading.replace(/<[^>]+>/g, '')]).toEqual([200, headings[index]])
  }
})

test('the entry page of the catalogue links to all its families', async () => {
  const { text } = await read('en/products')
  for (const family of ['crimping-lines', 'test-benches', 'accessories'])
    expect(text).toContain(`href="/en/products/${family}"`)
})

test.each(['products/axion-56', 'products/another-family/axion-56', 'services/axion-56'])(
  'the short or old address /%s redirects once to the canonical address of the product',
  async (path) => {
    const response = await read(`en/${path}`)
    expect([response.status, response.headers.location]).toEqual([301, `/en/${axion}`])
    expect((await read(`en/${axion}`)).status).toBe(200)
  },
)

test.each(['products/unknown', 'services/unknown/unknown', `${axion}/more`])('/%s is a 404 page', async (path) => {
  const response = await read(`en/${path}`)
  expect(response.status).toBe(404)
  expect(response.text).toContain('404')
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

test('a product page has structured data, language alternates and a canonical address', async () => {
  const { text } = await read(`de-ch/${axion}`)
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)</.exec(text) ?? []
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph.find((thing) => thing['@type'] === 'Product')).toMatchObject({ sku: 'axion-56', name: 'Axion 56' })
  expect(text).toContain(`<link rel="canonical" href="${settings.edge}/de-ch/${axion}"/>`)
  expect(text).toContain(`hrefLang="en-US" href="${settings.edge}/en-us/${axion}"`)
  expect(text).toMatch(/property="og:image" content="[^"]*product-automatic-crimping-line/)
})

test('a filtered or sorted list is not indexed; its canonical address has no parameters', async () => {
  const { text } = await read('en/products/crimping-lines?capability=sealing&sort=name')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toContain(`<link rel="canonical" href="${settings.edge}/en/products/crimping-lines"/>`)
  expect((await read('en/products/crimping-lines')).text).not.toContain('noindex')
})

test('filters show products that reach into their range, and are stored in the address', async () => {
  const all = machinesIn((await read('en/products/crimping-lines')).text)
  const filtered = await read('en/products/crimping-lines?min-cross-section=10&sort=name')
  expect(all.length).toBeGreaterThan(machinesIn(filtered.text).length)
  expect(machinesIn(filtered.text)).toEqual(['axion-88'])
  expect(filtered.text).toContain('Remove filter: Wire cross-section ≥ 10 mm²')
  const none = await read('en/products/crimping-lines?min-cross-section=200')
  expect(none.text).toContain('No machine matches your filters')
  expect(none.text).toContain('Clear filters')
})

test('a discontinued machine shows its successor and the changes', async () => {
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

test('a product has its own service page [S2-121]', async () => {
  expect((await read(`en/${axion}`)).text).toContain(`href="/en/${axion}/service"`)
  const { status, text } = await read(`en/${axion}/service`)
  expect(status).toBe(200)
  expect(text).toContain('Service for Axion 56')
  expect(text).toContain('href="/en/services/machine-services/training"')
  expect(text).toContain('href="/en/products/accessories/blade-set"')
})

test('every document of a product downloads under its own file name [S2-117]', async () => {
  const { text } = await read(`en/${axion}`)
  const hrefs = [...text.matchAll(/href="(\/api\/product-files\/[^"]+)"/g)].map(([, href]) => href ?? '')
  const files = products.find(({ slug }) => slug === 'axion-56')?.files ?? []
  expect(new Set(hrefs).size).toBe(files.length)
  for (const href of new Set(hrefs)) {
    const file = await request(`${settings.edge}${href}`)
    expect(file.status).toBe(200)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="axion(-56)?-[a-z]+-[a-z]{2}\.pdf"/)
    expect(file.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.body.byteLength).toBeGreaterThan(20_000)
    expect(text).toContain(formatFileSize(file.body.byteLength, 'en'))
  }
})

test('the product data API returns the classifications and products of a locale [S7-019]', async () => {
  const response = await read('api/product-data/de_CH')
  const data = JSON.parse(response.text) as Record<string, { slug: string }[]>
  expect(response.status).toBe(200)
  expect(data['classifications']?.map(({ slug }) => slug)).toContain('crimping-lines')
  expect(data['products']?.map(({ slug }) => slug)).toContain('axion-56')
  expect((await read('api/product-data/xx_YY')).status).toBe(404)
})

test('the product data API returns 304 for an unchanged catalogue, also with cache=false [S7-020]', async () => {
  const first = await read('api/product-data/en_ALL')
  const headers = { 'If-None-Match': String(first.headers.etag) }
  for (const query of ['', '?cache=false']) {
    const { status } = await request(`${settings.edge}/api/product-data/en_ALL${query}`, { headers })
    expect([query, status]).toEqual([query, 304])
  }
})

function trailOf(html: string): string[] {
  const list = /<nav[^>]*aria-label="Breadcrumb"[^>]*>([^]*?)<\/nav>/.exec(html)?.[1] ?? ''
  return [...list.matchAll(/<li[^>]*>([^]*?)<\/li>/g)].map(([, item = '']) => {
    const href = /href="([^"]+)"/.exec(item)?.[1]
    const text = item.replace(/<[^>]+>/g, '').trim()
    return href ? `${text} → ${href}` : text
  })
}

function machinesIn(html: string): string[] {
  return [...html.matchAll(/<h3><a href="[^"]*\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? '')
}
