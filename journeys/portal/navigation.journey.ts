import { people, demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openDashboard } from '../support/portal.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1024, height: 400 } })
  page = await openDashboard(context, { email: people[0]?.email ?? '', password: demoPassword })
})

afterAll(() => browser.close())

const navigationLink = (name: string) =>
  page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name, exact: true })
const scrolled = () => page.evaluate(() => window.scrollY)

test('the page announces that the next screen is loading until it is rendered [S2-076] [S2-077]', async () => {
  const main = page.getByRole('main')
  expect(await main.getAttribute('aria-busy')).toBe('false')
  let release = () => {}
  const held = new Promise<void>((resolve) => void (release = resolve))
  await page.route('**/api/data', async (route) => {
    await held
    await route.continue()
  })
  await navigationLink('Account settings').click()
  await page.getByRole('status').getByText('The page is loading').waitFor({ state: 'attached' })
  expect(await main.getAttribute('aria-busy')).toBe('true')
  release()
  await page.locator('#profile').waitFor()
  await page.unroute('**/api/data')
  expect(await main.getAttribute('aria-busy')).toBe('false')
  expect(await page.getByText('The page is loading').count()).toBe(0)
  await page.locator('main h1:focus').waitFor()
})

test('a screen opens at the top, and going back restores the scroll position after 100 ms [S2-078]', async () => {
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect.poll(scrolled).toBe(120)
  // Not with the pointer: the browser would scroll to the link first.
  await navigationLink('Dashboard').evaluate((link: HTMLElement) => link.click())
  await page.getByRole('main').getByRole('article').first().waitFor()
  await expect.poll(scrolled).toBe(0)
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.goBack()
  await page.locator('#profile').waitFor()
  await page.clock.runFor(99)
  expect(await scrolled()).toBe(0)
  // The timer may have started later than the clock was paused.
  const soon = async () => {
    await page.clock.runFor(1)
    return scrolled()
  }
  await expect.poll(soon, { interval: 1 }).toBe(120)
})
