import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openPage(width: number, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${settings.edge}${path}`)
  await page.waitForLoadState('networkidle')
  return page
}

test('the phone menu unfolds one entry at a time, without overflow', async () => {
  const page = await openPage(360, '/de/company/about')
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await menu.locator('summary', { hasText: 'Produkte' }).click()
  await menu.getByRole('link', { name: 'Crimplinien' }).waitFor()
  await menu.locator('summary', { hasText: 'Services' }).click()
  await menu.getByRole('link', { name: 'Crimplinien' }).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.context().close()
})

test('country and language are chosen in a panel, by a search that ignores accents', async () => {
  const page = await openPage(1440, '/de/company/about')
  await page.getByRole('banner').getByRole('link', { name: 'Land und Sprache' }).click()
  const panel = page.getByRole('dialog', { name: 'Land und Sprache' })
  await panel.getByLabel('Land suchen').fill('osterr')
  expect(await panel.locator('[data-region] a:visible').allTextContents()).toEqual(['Österreich'])
  expect(await accessibilityViolations(page)).toEqual([])
  await panel.getByLabel('Land suchen').fill('atlantis')
  await panel.getByText('Keine passenden Länder').waitFor()
  await panel.getByLabel('Land suchen').fill('osterr')
  await panel.getByRole('link', { name: 'Österreich' }).click()
  await page.waitForURL('**/de-at/company/about')
  await page.context().close()
})
