import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

const tagHost = 'tags.norlitz.localhost'
const bar = 'section[aria-label=Cookies]'

let browser: Browser
let context: BrowserContext
let page: Page
let foreign: string[]

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  await open({})
})
afterEach(() => context.close())

async function open(options: { javaScriptEnabled?: boolean; viewport?: { width: number; height: number } }) {
  context = await browser.newContext(options)
  page = await context.newPage()
  foreign = []
  page.on('request', (sent) => {
    const { host } = new URL(sent.url())
    if (host !== new URL(settings.edge).host) foreign.push(host)
  })
  // The tag server does not exist on a developer's machine.
  await page.route(`http://${tagHost}:8080/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' }),
  )
}

const cookies = async () => (await context.cookies()).map(({ name }) => name)
const dataLayer = () => page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer)

/** One page of each kind. */
const templates = [
  '/en',
  '/de/company',
  '/en/stories',
  '/en/media-releases',
  '/en/locations',
  '/en/search?query=crimp',
  '/en/products',
  '/en/products/crimping-lines/double-end-lines/axion-56',
  '/en/services/calibration',
  '/en/compare',
  '/en/worksheet',
  '/en/id/56-1184-207',
  '/en/dealer-documents',
  '/en/contact',
  '/en/requests/contact',
  '/en/requests/service',
  `/en/requests/receipt/${'A'.repeat(43)}`,
  '/en/consent',
  '/en/switch',
  '/en/nowhere-at-all',
]

test.each(templates)('a first visit of %s calls no other host and sets no cookie', async (path) => {
  await page.goto(`${settings.edge}${path}`, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
  expect(await cookies()).toEqual([])
  expect(await dataLayer()).toBeUndefined()
})

describe('the consent banner', () => {
  test('is shown once, with three equal choices, and "only necessary" loads nothing', async () => {
    await page.goto(`${settings.edge}/en/company`)
    await page.locator(bar).waitFor()
    const classNames = await page
      .locator(`${bar} button, ${bar} form a`)
      .evaluateAll((all) => all.map((one) => one.className))
    expect(classNames).toHaveLength(3)
    expect(new Set(classNames).size).toBe(1)
    await page.getByRole('button', { name: 'Only necessary' }).click()
    await page.waitForURL(`${settings.edge}/en/company`)
    expect(await page.locator(bar).isVisible()).toBe(false)
    expect(await cookies()).toEqual(['uapp_consent'])
    expect(foreign).toEqual([])
  })

  test('with "accept all" loads the tag manager of the site and reports page views [S7-058] [S7-060] [S7-061]', async () => {
    await page.goto(`${settings.edge}/en`)
    const loaded = page.waitForRequest(/gtm\.js\?id=GTM-GROUP$/)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await loaded
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(await dataLayer()).toMatchObject([{ event: 'page_view', path: '/en', profile: 'group' }])
    const [cookie] = await context.cookies()
    expect(cookie?.value).toMatch(/^v1\.\d{10}\.statistics-media-advertising$/)
  })

  test('with consent to statistics, a page reports its metrics to our own server [S7-059]', async () => {
    await page.goto(`${settings.edge}/en`)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    const reported = page.waitForRequest(`${settings.edge}/api/measures`)
    // If the page were really left, Playwright would not see the request.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect((await reported).postData()).toMatch(/^\{"errors":0/)
  })

  test('is never shown in a testing session, a technical area or the portal [S7-062] [S7-063]', async () => {
    await context.addCookies([
      { name: 'uapp_consent', value: 'v1.1794736800.statistics', url: settings.edge },
      { name: 'uapp_testing', value: 'true', url: settings.edge },
    ])
    await page.goto(`${settings.edge}/en/company`, { waitUntil: 'networkidle' })
    expect(await page.locator('[data-consent]').count()).toBe(0)
    await context.clearCookies({ name: 'uapp_testing' })
    for (const path of ['/style-guide', '/en/mykomax']) {
      await page.goto(`${settings.edge}${path}`)
      expect(await page.locator('[data-consent]').count()).toBe(0)
    }
    expect(foreign.filter((host) => host.startsWith(tagHost))).toEqual([])
  })

  test.each([360, 1440])('is accessible and fits at %i px', async (width) => {
    await context.close()
    await open({ viewport: { width, height: 900 } })
    await page.goto(`${settings.edge}/en/company`)
    await page.locator(bar).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityViolations(page, { of: bar })).toEqual([])
  })
})

describe('the cookie settings', () => {
  test('are linked in the footer of every page and work without script [S2-088]', async () => {
    await context.close()
    await open({ javaScriptEnabled: false })
    await page.goto(`${settings.edge}/en/company`)
    expect(await page.locator(bar).isVisible()).toBe(false)
    await page.locator('footer nav').getByRole('link', { name: 'Cookie settings' }).last().click()
    // By keyboard: a click right after the navigation would hit the view transition.
    await page.locator('input[value=statistics]').press('Space')
    await page.getByRole('button', { name: 'Save my choice' }).click()
    const [cookie] = await context.cookies()
    expect(cookie?.value).toMatch(/^v1\.\d{10}\.statistics$/)
    expect(await page.locator('main').innerText()).toContain('Your last choice:')
    expect(await page.locator('input[value=statistics]').isChecked()).toBe(true)
  })

  test('redirect back only to our own pages', async () => {
    await page.goto(`${settings.edge}/en/consent?back=//evil.example`)
    await page.getByRole('button', { name: 'Only necessary' }).click()
    expect(page.url()).toMatch(/^http:\/\/www\.norlitz\.localhost:8080\/en\/consent/)
  })
})
