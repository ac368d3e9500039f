import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  page = await context.newPage()
})
afterAll(() => browser.close())

/** Types again if there are no suggestions, because a busy search engine sometimes returns none. */
async function typeUntilSuggested(locale: string, text: string): Promise<void> {
  await page.goto(`${settings.edge}/${locale}/search`)
  await expect
    .poll(async () => {
      await field().fill('')
      await field().pressSequentially(text)
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

test('the suggestions are loaded with the focus, and the page has at most 7 KB of script in all', async () => {
  await page.goto(`${settings.edge}/en/search`)
  await page.waitForLoadState('networkidle')
  const bytes = () =>
    page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.reduce((sum, script) => sum + Number(Reflect.get(script, 'encodedBodySize')), 0)
    })
  const before = await bytes()
  expect(before).toBeLessThan(6000)
  await field().click()
  await expect.poll(bytes).toBeGreaterThan(before)
  await page.waitForLoadState('networkidle')
  expect(await bytes()).toBeLessThan(7000)
})

test('suggestions are grouped, announced, and cause no layout shift', async () => {
  await typeUntilSuggested('en', 'crimp')
  const groups = await list().getByRole('group').all()
  expect(await Promise.all(groups.map((group) => group.getAttribute('aria-labelledby')))).toEqual([
    'q-list-best',
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

test('an open list of suggestions has no accessibility violations', async () => {
  await typeUntilSuggested('de', 'crimp')
  await field().press('ArrowDown')
  expect(await accessibilityViolations(page)).toEqual([])
})

test('arrow keys select, Escape closes and keeps the text, Enter opens', async () => {
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
  await list().waitFor({ state: 'hidden' })
  expect(await field().inputValue()).toBe('Axion 5')
  await field().press('ArrowDown')
  await list().waitFor()
  await field().press('ArrowDown')
  const href = await chosen().getAttribute('href')
  await field().press('Enter')
  await page.waitForURL(`**${href}`)
})

test('a size in either measurement system suggests suitable machines that are available in the country', async () => {
  await typeUntilSuggested('en-us', '12 AWG')
  expect(await list().locator('[role=group] [role=option]').count()).toBeGreaterThan(0)
  const hrefs = await list()
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('href')))
  expect(hrefs.at(-1)).toBe('/en-us/search?q=12+AWG')
  for (const href of hrefs) expect(href).toMatch(/^\/en-us\//)
})

test('the header opens the search over the page, corrects a misspelt query and returns the focus', async () => {
  await page.goto(`${settings.edge}/en/company/about`)
  await page.waitForLoadState('networkidle')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Search' })
  await panel.waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('panel-q')
  await page.keyboard.type('axoin 56')
  await panel.getByText('Showing results for “Axion 56”.').waitFor()
  const best = panel.getByRole('group', { name: 'Best match' }).getByRole('option')
  expect(await best.locator('img').evaluate((picture: HTMLImageElement) => picture.src)).toContain('.webp')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
  await opener.click()
  await panel.getByRole('listbox').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/axion-56')
})

test('without script the field is a form', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const plainPage = await plain.newPage()
  await plainPage.goto(`${settings.edge}/en/search`)
  await plainPage.getByRole('searchbox').fill('crimp')
  await plainPage.getByRole('searchbox').press('Enter')
  await plainPage.waitForURL('**/en/search?q=crimp')
  await expect.poll(() => plainPage.locator('main li > p:first-child').count()).toBeGreaterThan(0)
  await plain.close()
})
