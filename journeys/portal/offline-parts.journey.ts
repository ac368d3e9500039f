import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`
const serial = '24-1555-666'
const list = `${home}/product-information/axion-24?serial=${serial}`

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  const customer = await createCustomer('uwe.brandt@customer-12.example')
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  page = await context.newPage()
  await page.goto(list)
  await fillLogin(page, customer.email, customer.password)
  await heading('Axion 24').waitFor()
})
afterAll(() => browser.close())

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const parts = () => page.getByRole('list', { name: 'Spare & Wear Parts' }).locator('> li')
const copyAge = () => page.getByText(/^Copy of \d+ \w+ \d{4}, \d+ (minute|hour|day)s? old$/)

/** The caches and service workers of parts in this browser. The portal keeps a page without data besides. */
const stored = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).map((name) => name.replace(/ .*/, ''))
    const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
    return {
      names: names.filter((name) => name !== 'uapp_offline-page').toSorted(),
      scopes: scopes.filter((scope) => !scope.endsWith('/mykomax/')),
    }
  })

async function saveOffline(): Promise<void> {
  await page.getByRole('button', { name: 'Save offline' }).click()
  await copyAge().waitFor()
}

test('nothing is stored in the browser until the user requests it', async () => {
  expect(await stored()).toEqual({ names: [], scopes: [] })
})

test('a part list can be opened, searched and put into the cart offline, and ordered online', async () => {
  await saveOffline()
  expect(await stored()).toEqual({
    names: ['uapp_offline-files', 'uapp_offline-parts'],
    scopes: [`${home}/product-information/`],
  })
  await context.setOffline(true)
  await page.goto(list)
  await heading('Axion 24').waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/product-information/offline')
  await copyAge().waitFor()
  await page.getByText('You are offline. Stock and delivery times are those of the copy.').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.getByLabel('Search part or article number').fill('blade carbide')
  await page.keyboard.press('Enter')
  await expect.poll(() => parts().count()).toBe(1)
  await page.getByRole('button', { name: 'Add to cart: Blade set, V-form, carbide' }).click()
  const cart = page.getByRole('region', { name: 'Parts cart' })
  await cart.getByText('The cart stays on this device.').waitFor()
  expect(await cart.getByRole('link', { name: 'Proceed to order' }).count()).toBe(0)
  await page.reload()
  await cart.getByRole('textbox', { name: 'Quantity of Blade set, V-form, carbide' }).waitFor()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Open current list' }).waitFor()
  await cart.getByRole('link', { name: 'Proceed to order' }).click()
  await page.getByRole('button', { name: 'Send order' }).waitFor()
  await page.getByText('040-11872').first().waitFor()
})

test('a user who goes offline in another language is redirected to the copy, and sees its language', async () => {
  await page.goto(list.replace('/en/', '/de/'))
  const apply = page.getByRole('button', { name: 'Anwenden' })
  await apply.waitFor()
  await context.setOffline(true)
  await apply.click()
  await copyAge().waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/product-information/offline')
  await context.setOffline(false)
  await page.goto(`${home.replace('/en/', '/de/')}/product-information/offline?serial=${serial}`)
  const entry = page.getByRole('listitem').filter({ hasText: serial })
  await entry.getByText(/, English$/).waitFor()
  await entry.getByRole('link').click()
  await copyAge().waitFor()
})

test('a copy can be removed, and an expired copy is not shown', async () => {
  await page.goto(`${home}/product-information/offline?serial=${serial}`)
  await copyAge().waitFor()
  await page.evaluate(async () => {
    const cache = await caches.open('uapp_offline-parts')
    const [key] = await cache.keys()
    if (!key) throw new Error('nothing is stored')
    const copy: unknown = await (await cache.match(key))?.json()
    await cache.put(key, Response.json({ ...Object(copy), savedAt: new Date(Date.now() - 31 * 86_400_000) }))
  })
  await page.reload()
  await page.getByRole('heading', { name: 'No copy is saved on this device' }).waitFor()
  await expect.poll(() => parts().count()).toBe(0)
  await page.goto(list)
  await heading('Axion 24').waitFor()
  await saveOffline()
  await page.getByRole('button', { name: 'Remove copy' }).click()
  await page.getByRole('button', { name: 'Save offline' }).waitFor()
})

test('copies of another user are deleted at sign-in, and all copies at sign-out', async () => {
  await saveOffline()
  await page.evaluate(async () => {
    const cache = await caches.open('uapp_offline-parts')
    for (const key of await cache.keys()) {
      const copy: unknown = await (await cache.match(key))?.json()
      await cache.put(key, Response.json({ ...Object(copy), savedFor: 'somebody-else' }))
    }
  })
  await page.goto(list)
  await page.getByRole('button', { name: 'Save offline' }).waitFor()
  await saveOffline()
  await page.goto(`${home}/logout`)
  await heading('You are signed out').waitFor()
  expect(await stored()).toEqual({ names: [], scopes: [] })
})
