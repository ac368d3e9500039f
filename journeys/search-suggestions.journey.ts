import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { openBrowser } from './support/browser.ts'
import { settings } from './support/settings.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  page = await context.newPage()
})
afterAll(() => browser.close())

/** A busy engine suggests nothing once in a while; whoever goes on typing is answered. */
async function typeUntilSuggested(locale: string, words: string): Promise<void> {
  await page.goto(`${settings.edge}/${locale}/search`)
  await expect
    .poll(async () => {
      await field().fill('')
      await field().pressSequentially(words)
      return list()
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
    })
    .toBe(true)
}

const field = () => page.locator('#q')
const list = () => page.getByRole('listbox')
const chosen = () => page.locator('[role=option][aria-selected=true]')

test('before a hand comes near the field its page fetches no more script than any other: at most 6 KB', async () => {
  await page.goto(`${settings.edge}/en/search`)
  await page.waitForLoadState('networkidle')
  const bytes = () =>
    page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.reduce((sum, script) => sum + Number(Reflect.get(script, 'encodedBodySize')), 0)
    })
  expect(await bytes()).toBeLessThan(6000)
  await field().click()
  await expect.poll(bytes).toBeGreaterThan(6000)
})

test('suggestions stand in groups, are said to be there, and move nothing', async () => {
  await typeUntilSuggested('en', 'crimp')
  const groups = await list().getByRole('group').all()
  expect(await Promise.all(groups.map((group) => group.getAttribute('aria-labelledby')))).toEqual([
    'q-list-machines',
    'q-list-families',
    'q-list-pages',
  ])
  await list()
    .getByRole('option', { name: /^Crimping lines/ })
    .waitFor()
  const count = await list().locator('[role=group] [role=option]').count()
  expect(await page.getByRole('status').filter({ hasText: 'suggestion' }).textContent()).toContain(`${count}`)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) =>
          resolve(entries.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 500, 0)
      }),
  )
  expect(shift).toBeLessThan(0.01)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an open list of suggestions has no accessibility fault', async () => {
  await typeUntilSuggested('de', 'crimp')
  await field().press('ArrowDown')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('arrow keys choose, Escape closes and leaves what was typed, Enter opens', async () => {
  await typeUntilSuggested('de', 'Axion 5')
  expect(await field().getAttribute('aria-expanded')).toBe('true')
  await field().press('ArrowDown')
  expect(await field().getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'))
  expect(await chosen().textContent()).toMatch(/^Axion 5/)
  await field().press('ArrowUp')
  expect(await chosen().count()).toBe(0)
  await field().press('ArrowUp')
  expect(await chosen().textContent()).toBe('Alle Ergebnisse anzeigen')
  await field().press('Escape')
  await list().waitFor({ state: 'detached' })
  expect(await field().inputValue()).toBe('Axion 5')
  await field().press('ArrowDown')
  await list().waitFor()
  await field().press('ArrowDown')
  const href = await chosen().getAttribute('href')
  await field().press('Enter')
  await page.waitForURL(`**${href}`)
})

test('a size in either system suggests the machines that can take it, as far as they are sold there', async () => {
  await typeUntilSuggested('en-us', '12 AWG')
  expect(await list().locator('[role=group] [role=option]').count()).toBeGreaterThan(0)
  const hrefs = await list()
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('href')))
  expect(hrefs.at(-1)).toBe('/en-us/search?q=12+AWG')
  for (const href of hrefs) expect(href).toMatch(/^\/en-us\//)
})

test('without script the field is a form', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const sheet = await plain.newPage()
  await sheet.goto(`${settings.edge}/en/search`)
  await sheet.getByRole('searchbox').fill('crimp')
  await sheet.getByRole('searchbox').press('Enter')
  await sheet.waitForURL('**/en/search?q=crimp')
  await plain.close()
})
