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

/** Opens a page without JavaScript: the worksheet does not need it. */
async function open(path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${settings.edge}${path}`)
  return page
}

test('shows the machines that meet all requirements, and names the limits of the others', async () => {
  const page = await open('/en/worksheet')
  await page.getByText('Fill in at least one field.').waitFor()
  await page.getByLabel('Wire cross-section').fill('2.5')
  await page.getByLabel('Wire length').fill('1240')
  await page.getByLabel('Insulation').selectOption({ label: 'PVC' })
  await page.getByLabel('Pieces per hour').fill('3 600')
  await page.getByRole('button', { name: 'Show machines' }).click()
  await page.getByRole('heading', { name: /^\d+ machines? meets? all requirements$/ }).waitFor()
  expect(await page.getByLabel('Wire length').inputValue()).toBe('1240')
  const near = page.getByRole('listitem').filter({ hasText: /Pieces per hour: stops at [\d,]+ pcs\/h/ })
  expect(await near.count()).toBeGreaterThan(0)
  await page.context().close()
})

test('accepts gauges and inches in imperial units, and finds the same machines for the same wire', async () => {
  const namesOf = (page: Page) => page.locator('main h3').allTextContents()
  const metric = await open('/en/worksheet?cross-section=3.31&length=1270')
  const imperial = await open('/en/worksheet?units=Imperial&cross-section=12&length=50')
  expect(await imperial.getByLabel('Wire gauge').inputValue()).toBe('12')
  expect((await namesOf(imperial)).length).toBeGreaterThan(0)
  expect(await namesOf(imperial)).toEqual(await namesOf(metric))
  await metric.context().close()
  await imperial.context().close()
})

test('shows an error for an invalid value, keeps the value, and fits at 360 px in German', async () => {
  const page = await open('/de/worksheet?cross-section=dick&length=1240', 360)
  expect(await page.getByLabel('Leiterquerschnitt').inputValue()).toBe('dick')
  await page.getByText('Bitte geben Sie eine Zahl größer als 0 ein, zum Beispiel 2.5').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.context().close()
  const context = await browser.newContext({ viewport: { width: 360, height: 900 } })
  const scripted = await context.newPage()
  await scripted.goto(`${settings.edge}/de/worksheet?cross-section=dick&length=1240`)
  expect(await accessibilityViolations(scripted)).toEqual([])
  await context.close()
})
