import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { costOfPress } from '../support/cost-of-press.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const axion = 'products/crimping-lines/double-end-lines/axion-56'
const cookie = 'uapp_measurement-system'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(path: string, choice?: 'Metric' | 'Imperial', javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled })
  if (choice) await context.addCookies([{ name: cookie, value: choice, url: settings.edge }])
  const page = await context.newPage()
  await page.goto(`${settings.edge}/${path}`)
  return page
}

const weight = (page: Page) =>
  page
    .locator('#technical-data tr', { has: page.getByRole('rowheader', { name: 'Weight' }) })
    .getByRole('cell')
    .innerText()

test('the product page shows highlights, technical data, variants, downloads and related products [S2-115] [S2-116] [S2-117] [S2-118] [S2-119]', async () => {
  const page = await open(`en/${axion}`)
  for (const part of ['Highlights', 'Technical data', 'Variants', 'Downloads', 'Related products'])
    expect(await page.getByRole('heading', { name: part, level: 2 }).isVisible()).toBe(true)
  expect(await page.locator('#variants tbody tr').count()).toBe(2)
  expect(await page.locator('#highlights li').count()).toBe(3)
  expect(await page.locator('#related li').count()).toBe(6)
})

test('units depend on the country, and a stored choice overrides them', async () => {
  expect(await weight(await open(`en/${axion}`))).toBe('1,900 kg')
  expect(await weight(await open(`en-us/${axion}`))).toBe('4,190 lb')
  expect(await weight(await open(`en-us/${axion}`, 'Metric'))).toBe('1,900 kg')
  expect(await weight(await open(`en/${axion}`, 'Imperial'))).toBe('4,190 lb')
})

test('the HTML already has the right units', async () => {
  const headers = { Cookie: `${cookie}=Imperial` }
  const checked = async (init?: { headers: Record<string, string> }) =>
    /<input[^>]*checked=""[^>]*value="(\w+)"|<input[^>]*value="(\w+)"[^>]*checked=""/
      .exec((await request(`${settings.edge}/en/${axion}`, init)).text)
      ?.slice(1)
      .find(Boolean)
  expect([await checked(), await checked({ headers })]).toEqual(['Metric', 'Imperial'])
  // Only the edge sets this header; otherwise clients could poison the cache.
  expect(await checked({ headers: { 'X-Measurement-System': 'Imperial' } })).toBe('Metric')
})

test('the switch works without script, and with script the choice is stored for the next page [S2-116]', async () => {
  const without = await open(`en/${axion}`, undefined, false)
  await without.getByRole('radio', { name: 'Imperial' }).click()
  expect(await weight(without)).toBe('4,190 lb')
  const page = await open(`en/${axion}`)
  await page.getByRole('radio', { name: 'Imperial' }).click()
  expect(await weight(page)).toBe('4,190 lb')
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === cookie)?.value
  await expect.poll(stored).toBe('Imperial')
  await page.goto(`${settings.edge}/en/products/crimping-lines/double-end-lines`)
  expect(await page.getByRole('radio', { name: 'Imperial' }).isChecked()).toBe(true)
  expect(await page.getByText('AWG 24 – 10').first().isVisible()).toBe(true)
})

test('on a list the units are chosen with the filters and stored in the address', async () => {
  const page = await open('en/products/crimping-lines')
  await Promise.all([page.waitForURL(/units=Imperial/), page.getByRole('radio', { name: 'Imperial' }).click()])
  expect(await page.locator('select[name="min-wire-length"] option').allTextContents()).toContain('50 in')
})

test('the switch takes less than 100 ms on a processor four times as slow', async () => {
  const page = await open(`en/${axion}`)
  const systems = ['Imperial', 'Metric', 'Imperial', 'Metric', 'Imperial', 'Metric', 'Imperial']
  const milliseconds = await costOfPress(
    page,
    systems.map((system) => `document.querySelector('input[value="${system}"]')`),
  )
  expect(await weight(page)).toBe('4,190 lb')
  expect(milliseconds * 4).toBeLessThanOrEqual(100)
})
