import { people, demoPassword } from '@ferrule/seeds/people'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openDashboard, portalHome, tiles } from '../support/portal.ts'
import { settings } from '../support/settings.ts'

/** A page with the client application that needs no login. */
const application = `${settings.edge}/style-guide`

let browser: Browser
let signedIn: BrowserContext

beforeAll(async () => {
  browser = await openBrowser()
  signedIn = await browser.newContext()
  const page = await openDashboard(signedIn, { email: people[0]?.email ?? '', password: demoPassword })
  await page.close()
})

afterAll(() => browser.close())

type Served = { build: string; manifestStatus?: number; connection?: string }

/** Opens a page on which intervals of five minutes take 200 ms, with a faked build id. */
async function openPage(context: BrowserContext | Browser, served: Served) {
  const page = await context.newPage()
  const requested: string[] = []
  await page.addInitScript(() => {
    const originalInterval = window.setInterval
    // A faked clock would also let the tokens expire.
    const quick = (run: TimerHandler, ms?: number) => originalInterval(run, ms === 5 * 60_000 ? 200 : ms)
    Object.defineProperty(window, 'setInterval', { value: quick })
    const originalFetch = window.fetch
    window.fetch = (...args) => {
      if (typeof args[0] === 'string' && args[0].includes('/builds/meta/'))
        document.documentElement.dataset['manifestAt'] = String(performance.now())
      return originalFetch(...args)
    }
  })
  if (served.connection) {
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } })
    }, served.connection)
  }
  await page.route('**/builds/**', (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(pathname)
    const status = pathname === '/builds/latest.json' ? 200 : (served.manifestStatus ?? 200)
    return route.fulfill({ status, json: { id: served.build } })
  })
  return { page, requested }
}

const latestIn = (requested: readonly string[]) => requested.filter((path) => path === '/builds/latest.json').length
const manifestsIn = (requested: readonly string[]) => requested.filter((path) => path.startsWith('/builds/meta/'))

/** Opens a screen of the portal and returns whether that loaded a new document. */
async function goesByDocument(page: Page, name: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  const before = page.url()
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(() => !('wasHere' in window))
}

test('the latest build is polled; after a new build the next navigation loads a document [S4-070] [S4-071] [S7-031]', async () => {
  const served = { build: 'first' }
  const { page, requested } = await openPage(signedIn, served)
  await page.goto(portalHome)
  await tiles(page).waitFor()
  await expect.poll(() => latestIn(requested)).toBeGreaterThan(2)
  expect(await goesByDocument(page, 'Account settings')).toBe(false)
  await page.getByLabel('First name').fill('Typed, not sent')
  served.build = 'second'
  const before = latestIn(requested)
  await expect.poll(() => latestIn(requested)).toBeGreaterThan(before)
  expect(await goesByDocument(page, 'Dashboard')).toBe(false)
  expect(await goesByDocument(page, 'Account settings')).toBe(true)
  await page.close()
})

test('the manifest of the build is fetched one second after the page has loaded [S7-030] [S9-008]', async () => {
  const { page, requested } = await openPage(browser, { build: 'first' })
  await page.goto(application)
  await expect.poll(() => manifestsIn(requested)).toEqual(['/builds/meta/first.json'])
  const waited = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Number.NaN
    return Number(document.documentElement.dataset['manifestAt']) - loadedAt
  })
  expect(waited).toBeGreaterThanOrEqual(1000)
  await page.close()
})

test('a failed fetch of the manifest is logged and has no other effect [S8-062]', async () => {
  const { page } = await openPage(browser, { build: 'first', manifestStatus: 500 })
  const logged: string[] = []
  page.on('console', (message) => void logged.push(`${message.type()} ${message.text()}`))
  await page.goto(application)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => logged.join()).toContain('warning the manifest of the build could not be fetched')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  await page.close()
})

test('on a very slow connection the manifest is not fetched [S9-009]', async () => {
  const { page, requested } = await openPage(browser, { build: 'first', connection: 'slow-2g' })
  await page.goto(application)
  await expect.poll(() => latestIn(requested)).toBeGreaterThan(1)
  // Twice the usual delay.
  await page.waitForTimeout(2000)
  expect(manifestsIn(requested)).toEqual([])
  await page.close()
})
