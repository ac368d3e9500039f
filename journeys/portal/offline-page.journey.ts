import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  const customer = await createCustomer('ane.etxeberria@customer-9.example')
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  page = await context.newPage()
  await page.goto(`${home}/tickets/newticket`)
  await fillLogin(page, customer.email, customer.password)
  await page.getByRole('textbox', { name: 'Subject' }).waitFor()
})
afterAll(() => browser.close())

/** Runs in the page. */
async function findWorkerState(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/en/mykomax/')
  return registration?.active?.state
}

test('without network a screen says so, opens when the network is back, and what was typed is kept', async () => {
  await page.getByRole('textbox', { name: 'Subject' }).fill('Blade dull after 40,000 cuts')
  await expect.poll(() => page.evaluate(findWorkerState)).toBe('activated')
  await context.setOffline(true)
  await page.goto(`${home}/inventory?view=table`)
  await page.getByRole('heading', { name: 'No connection', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/offline')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Inventory', level: 1 }).waitFor()
  expect(page.url()).toBe(`${home}/inventory?view=table`)
  await page.goto(`${home}/tickets/newticket`)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Subject' }).inputValue())
    .toBe('Blade dull after 40,000 cuts')
})

test('without network a screen also opens when the browser does not report its return', async () => {
  await context.setOffline(true)
  await page.goto(`${home}/inventory?view=cards`)
  await page.getByRole('heading', { name: 'No connection', level: 1 }).waitFor()
  await page.evaluate(() => window.addEventListener('online', (event) => event.stopImmediatePropagation(), true))
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Inventory', level: 1 }).waitFor()
  expect(page.url()).toBe(`${home}/inventory?view=cards`)
})
