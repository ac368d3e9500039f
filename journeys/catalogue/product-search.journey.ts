import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

type Records = { records: { kind: string; path: string; title: string; description: string }[] }
type Found = Records & { total: number; counts: Record<string, number> }

/** A busy search engine times out with an error; the request is then repeated. */
async function callSearchProxy<Result>(endpoint: string, query: object): Promise<Result> {
  const call = () =>
    request(`${settings.edge}/api/search-proxy/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteSlug: '', ...query }),
    })
  return JSON.parse((await eventually(call, ({ status }) => status === 200)).text)
}

const find = (localeCode: string, query: string) => callSearchProxy<Found>('search', { localeCode, query, page: 1 })
const suggest = (localeCode: string, query: string) => callSearchProxy<Records>('suggest', { localeCode, query })

async function open(address: string, text: string): Promise<void> {
  await eventually(
    async () => {
      await page.goto(new URL(address, settings.edge).href)
      return page.locator('main').innerText()
    },
    (shown) => shown.includes(text),
  )
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  await eventually(
    () => find('en', 'Axion 56'),
    ({ counts }) => (counts['machines'] ?? 0) > 0,
  )
})
afterAll(() => browser.close())

test.each([['Axion 56'], ['axion56'], ['AXION-56']])('%s finds the Axion 56 first, in any spelling', async (query) => {
  const { records } = await find('de', query)
  expect(records[0]).toMatchObject({ kind: 'machines', title: 'Axion 56' })
})

test.each([['axi'], ['Axion-5'], ['axoin']])('%s suggests an Axion [S7-017] [S7-018] [S3-072]', async (query) => {
  const { records } = await suggest('de', query)
  expect(records.length).toBeLessThanOrEqual(10)
  expect(records[0]).toMatchObject({
    title: expect.stringMatching(/^Axion /),
    description: expect.stringMatching(/.+/),
  })
})

test('a size in either measurement system finds the machines that can process it', async () => {
  const [metric, imperial] = await Promise.all([find('en', '3.31 mm2'), find('en-us', '12 AWG')])
  expect(imperial.counts['machines']).toBeGreaterThan(10)
  expect(imperial.records.map(({ path }) => path)).toContain(metric.records[0]?.path)
})

type Named = { found: boolean; type: string | null; slug: string | null; name: string | null }
type Lineage = { lineage: { name: string; route: string }[] } | null

async function findByName(localeCode: string, query: string) {
  const variables = { localeCode, query, siteSlug: '', page: 1, kind: null, isMain: true }
  const documentId = operationIdOf('Search')
  const search = () =>
    request(`${settings.edge}/api/data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: settings.edge },
      body: JSON.stringify({ documentId, variables }),
    })
  const { text } = await eventually(search, (response) => response.text.includes('"found"'))
  return (JSON.parse(text) as { data: { named: Named & { product: Lineage; classification: Lineage } } }).data.named
}

test('the name of a product or classification, in any spelling, returns it with its lineage [S3-073]', async () => {
  expect(await findByName('de', 'AXION-56')).toMatchObject({
    found: true,
    type: 'product',
    slug: 'axion-56',
    name: 'Axion 56',
    product: {
      lineage: [
        { name: 'Crimplinien', route: '/products/crimping-lines' },
        { name: expect.stringMatching(/.+/), route: '/products/crimping-lines/double-end-lines' },
      ],
    },
  })
  expect(await findByName('de', 'crimplinien')).toMatchObject({
    found: true,
    type: 'classification',
    slug: 'crimping-lines',
    product: null,
  })
  expect(await findByName('de', 'Axion')).toMatchObject({ found: false, type: null, slug: null, product: null })
  await open('/de/search?q=axion56', 'Crimplinien / ')
})

test('a product that is not available in a country is not found there', async () => {
  const { products } = await import('@ferrule/seeds/catalogue/products')
  const limited = products.find(
    ({ status, supportedCountries }) =>
      status === 'active' && supportedCountries.includes('ALL') && !supportedCountries.includes('CN'),
  )
  const name = limited?.texts.en?.name ?? ''
  expect(name).not.toBe('')
  const titles = async (locale: string) => (await find(locale, name)).records.map(({ title }) => title)
  expect(await titles('en')).toContain(name)
  expect(await titles('en-cn')).not.toContain(name)
})

test('the page shows counts, kinds, highlighted terms and the shown range [S2-094] [S2-095] [S2-096] [S2-097]', async () => {
  await page.goto(`${settings.edge}/en/search`)
  expect(await page.getByRole('searchbox').getAttribute('placeholder')).toBe('Search machines, services and stories')
  const { total, counts } = await find('en', 'crimping')
  await open('/en/search?q=crimping', `${total} results for “crimping”`)
  await page.getByText(`1 to 10 of ${total}`).waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/crimp/i)
  const addressOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
  const [more, machines] = [await addressOf('Show more'), await addressOf(`Machines ${counts['machines']}`)]
  await open(`/en/search${more}`, `11 to 20 of ${total}`)
  await open(`/en/search${machines}`, `1 to 10 of ${counts['machines']}`)
})

test.each([
  ['documents', 'Documents', 'data sheet'],
  ['stories', 'Stories', 'wire'],
  ['families', 'Product families', 'crimping'],
])('%s have their own filter link with a count, and it lists only them', async (kind, label, query) => {
  const { counts } = await find('en', query)
  expect(counts[kind]).toBeGreaterThan(0)
  await open(`/en/search?${new URLSearchParams({ q: query, type: kind })}`, label)
  await page.getByRole('link', { name: `${label} ${counts[kind]}`, exact: true }).waitFor()
  const shown = await page.locator('main li > p:first-child').allTextContents()
  expect(new Set(shown)).toEqual(new Set([label]))
})

test('an unknown word finds no entries [S2-098] [S8-011]', async () => {
  await open('/en/search?q=qwxzvk', 'No entries found')
  await expect.poll(() => page.locator('main li > p:first-child').count()).toBe(0)
})
