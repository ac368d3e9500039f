import { people, demoPassword } from '@ferrule/seeds/people'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { openDashboard, portalHome, tiles } from './support/portal.ts'
import { settings } from './support/settings.ts'

/** An application that needs nobody to be signed in. */
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

/** A page on which five minutes pass quickly, and a server that says which build it serves. */
async function openPage(context: BrowserContext | Browser, served: Served) {
  const page = await context.newPage()
  const asked: string[] = []
  await page.addInitScript(() => {
    const begin = window.setInterval
    // A clock of ours would let the tokens run out as well.
    const quick = (run: TimerHandler, ms?: number) => begin(run, ms === 5 * 60_000 ? 200 : ms)
    Object.defineProperty(window, 'setInterval', { value: quick })
    const ask = window.fetch
    window.fetch = (...asked) => {
      if (typeof asked[0] === 'string' && asked[0].includes('/builds/meta/'))
        document.documentElement.dataset['manifestAt'] = String(performance.now())
      return ask(...asked)
    }
  })
  if (served.connection) {
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } })
    }, served.connection)
  }
  await page.route('**/builds/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    const status = pathname === '/builds/latest.json' ? 200 : (served.manifestStatus ?? 200)
    return route.fulfill({ status, json: { id: served.build } })
  })
  return { page, asked }
}

const latestIn = (asked: readonly string[]) => asked.filter((path) => path === '/builds/latest.json').length
const manifestsIn = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/builds/meta/'))

/** Goes to a place of the portal and tells whether that loaded a document. */
async function goesByDocument(page: Page, name: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  const before = page.url()
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(() => !('wasHere' in window))
}

test('the latest build is asked for again and again; when it is another one, the next navigation loads it [S4-070] [S4-071] [S7-031]', async () => {
  const served = { build: 'first' }
  const { page, asked } = await openPage(signedIn, served)
  await page.goto(portalHome)
  await tiles(page).waitFor()
  await expect.poll(() => latestIn(asked)).toBeGreaterThan(2)
  expect(await goesByDocument(page, 'Account settings')).toBe(false)
  await page.getByLabel('First name').fill('Typed, not sent')
  served.build = 'second'
  const before = latestIn(asked)
  await expect.poll(() => latestIn(asked)).toBeGreaterThan(before)
  expect(await goesByDocument(page, 'Dashboard')).toBe(false)
  expect(await goesByDocument(page, 'Account settings')).toBe(true)
  await page.close()
})

test('the manifest of the build is fetched one second after the page has loaded [S7-030] [S9-008]', async () => {
  const { page, asked } = await openPage(browser, { build: 'first' })
  await page.goto(application)
  await expect.poll(() => manifestsIn(asked)).toEqual(['/builds/meta/first.json'])
  const waited = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Number.NaN
    return Number(document.documentElement.dataset['manifestAt']) - loadedAt
  })
  expect(waited).toBeGreaterThanOrEqual(1000)
  await page.close()
})

test('a manifest that cannot be fetched is logged, and nothing else happens [S8-062]', async () => {
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
  const { page, asked } = await openPage(browser, { build: 'first', connection: 'slow-2g' })
  await page.goto(application)
  await expect.poll(() => latestIn(asked)).toBeGreaterThan(1)
  // Twice as long as anybody else waits for it.
  await page.waitForTimeout(2000)
  expect(manifestsIn(asked)).toEqual([])
  await page.close()
})
