import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { settings } from './support/settings.ts'

const home = `${settings.edge}/en/mykomax`
const serial = '24-1555-666'
const list = `${home}/product-information/axion-24?serial=${serial}`

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  page = await context.newPage()
  await page.goto(list)
  await fillLogin(page, 'anna.berg@norlitz.example', 'Passw0rd!Passw0rd')
  await heading('Axion 24').waitFor()
})
afterAll(() => browser.close())

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const parts = () => page.getByRole('list', { name: 'Spare & Wear Parts' }).locator('> li')
const copyAge = () => page.getByText(/^Copy of \d+ \w+ \d{4}, \d+ (minute|hour|day)s? old$/)

/** What this device holds for us beside tokens and cart. */
const kept = () =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const workers = await navigator.serviceWorker.getRegistrations()
    return { names: names.map((name) => name.replace(/ .*/, '')).toSorted(), scopes: workers.map(({ scope }) => scope) }
  })

async function keep(): Promise<void> {
  await page.getByRole('button', { name: 'Keep offline' }).click()
  await copyAge().waitFor()
}

test('nothing is kept on a device until somebody asks for it', async () => {
  expect(await kept()).toEqual({ names: [], scopes: [] })
})

test('a part list is opened, searched and put into the cart without network, and ordered with one', async () => {
  await keep()
  expect(await kept()).toEqual({
    names: ['uapp_kept-files', 'uapp_kept-parts'],
    scopes: [`${home}/product-information/`],
  })
  await context.setOffline(true)
  await page.goto(list)
  await heading('Axion 24').waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/product-information/kept')
  await copyAge().waitFor()
  await page.getByText('Without network. Stock and delivery times are those of the copy.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
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

test('who loses the network in another language is led to the copy, and is told its language', async () => {
  await page.goto(list.replace('/en/', '/de/'))
  const apply = page.getByRole('button', { name: 'Anwenden' })
  await apply.waitFor()
  await context.setOffline(true)
  await apply.click()
  await copyAge().waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/product-information/kept')
  await context.setOffline(false)
  await page.goto(`${home.replace('/en/', '/de/')}/product-information/kept?serial=${serial}`)
  const entry = page.getByRole('listitem').filter({ hasText: serial })
  await entry.getByText(/, English$/).waitFor()
  await entry.getByRole('link').click()
  await copyAge().waitFor()
})

test('a copy is removed by its owner, one too old is not shown', async () => {
  await page.goto(`${home}/product-information/kept?serial=${serial}`)
  await copyAge().waitFor()
  await page.evaluate(async () => {
    const cache = await caches.open('uapp_kept-parts')
    const [key] = await cache.keys()
    if (!key) throw new Error('nothing is kept')
    const copy: unknown = await (await cache.match(key))?.json()
    await cache.put(key, Response.json({ ...Object(copy), keptAt: new Date(Date.now() - 31 * 86_400_000) }))
  })
  await page.reload()
  await page.getByRole('heading', { name: 'No copy is kept on this device' }).waitFor()
  await page.goto(list)
  await heading('Axion 24').waitFor()
  await keep()
  await page.getByRole('button', { name: 'Remove copy' }).click()
  await page.getByRole('button', { name: 'Keep offline' }).waitFor()
})

test('what somebody else kept is gone when the next person signs in, and all of it at a sign-out', async () => {
  await keep()
  await page.evaluate(async () => {
    const cache = await caches.open('uapp_kept-parts')
    for (const key of await cache.keys()) {
      const copy: unknown = await (await cache.match(key))?.json()
      await cache.put(key, Response.json({ ...Object(copy), keptFor: 'somebody-else' }))
    }
  })
  await page.goto(list)
  await page.getByRole('button', { name: 'Keep offline' }).waitFor()
  await keep()
  await page.goto(`${home}/logout`)
  await heading('You are signed out').waitFor()
  expect(await kept()).toEqual({ names: [], scopes: [] })
})
