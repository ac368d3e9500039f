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

const wire = (page: Page, number: number) => page.getByRole('group', { name: `Wire ${number}` })
const fourWires =
  'name=FLRY-B&cross-section=0.35&length=1240&name=FLRY-A&cross-section=0.5&length=310' +
  '&name=FLALRY&cross-section=2.5&length=1900&name=FHLR&cross-section=35&length='

test('shows which machine processes which wire, the best fit, and the limits of the others', async () => {
  const page = await open('/en/worksheet')
  await page.getByText('Fill in at least one field.').waitFor()
  await wire(page, 1).getByLabel('Name').fill('FLRY-B')
  await wire(page, 1).getByLabel('Wire cross-section').fill('2.5')
  await page.getByRole('button', { name: 'Add wire' }).click()
  expect(await wire(page, 1).getByLabel('Name').inputValue()).toBe('FLRY-B')
  await wire(page, 2).getByLabel('Wire cross-section').fill('2.5')
  await wire(page, 2).getByLabel('Wire length').fill('1240')
  await wire(page, 2).getByLabel('Insulation').selectOption({ label: 'PVC' })
  await wire(page, 2).getByLabel('Pieces per hour').fill('3 600')
  // The Enter key shows the machines; it removes no wire.
  await wire(page, 2).getByLabel('Wire length').press('Enter')
  const rows = page.getByRole('region', { name: 'What fits' }).getByRole('row')
  await rows.filter({ hasText: 'Covered' }).getByText('2 of 2').first().waitFor()
  expect(await rows.filter({ hasText: 'FLRY-B 2.5 mm²' }).getByText('Yes').count()).toBeGreaterThan(0)
  expect(await wire(page, 2).getByLabel('Wire length').inputValue()).toBe('1240')
  await page.getByRole('button', { name: 'Remove FLRY-B' }).click()
  await expect.poll(() => page.getByRole('group', { name: /^Wire \d/ }).count()).toBe(1)
  expect(await wire(page, 1).getByLabel('Wire length').inputValue()).toBe('1240')
  await page.context().close()
})

test('names the machine for a wire that the best fit does not process, and hands the wires to an expert', async () => {
  const page = await open('/en/worksheet')
  await page.getByRole('link', { name: 'Show an example' }).click()
  const card = page.getByRole('region', { name: /\w/ }).filter({ hasText: 'Best fit' })
  await card.getByText('Processes FLRY-B').waitFor()
  await card.getByText('For FHLR2GCB2G:').getByRole('link').waitFor()
  await page
    .getByText(/^Wire cross-section: stops at [\d.]+ mm²$/)
    .first()
    .waitFor()
  await card.getByRole('link', { name: 'Send to an expert' }).click()
  await page.getByText(/FLRY-B 0\.35 mm²/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/requests/contact')
  await page.context().close()
})

test('keeps the wires in the other units, and finds the same machines for them', async () => {
  const namesOf = (page: Page) => page.getByRole('columnheader').allTextContents()
  const page = await open(`/en/worksheet?${fourWires}`)
  const metric = await namesOf(page)
  await page.getByRole('link', { name: 'Imperial' }).click()
  expect(await wire(page, 3).getByLabel('Wire gauge').inputValue()).toBe('2.5 mm²')
  expect(await namesOf(page)).toEqual(metric)
  await page.goto(`${settings.edge}/en/worksheet?units=Imperial&cross-section=12&length=50`)
  const imperial = await namesOf(page)
  expect(imperial.length).toBeGreaterThan(1)
  await page.goto(`${settings.edge}/en/worksheet?units=Metric&cross-section=3.31&length=1270`)
  expect(await namesOf(page)).toEqual(imperial)
  await page.context().close()
})

test('shows an error for an invalid value, keeps the value, and fits at 360 px in German', async () => {
  const page = await open('/de/worksheet?cross-section=dick&length=1240', 360)
  expect(await page.getByLabel('Leiterquerschnitt').inputValue()).toBe('dick')
  await page.getByText('Bitte geben Sie eine Zahl größer als 0 ein, zum Beispiel 2.5').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.context().close()
  for (const width of [360, 1440]) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const scripted = await context.newPage()
    await scripted.goto(`${settings.edge}/de/worksheet?cross-section=dick&length=1240&${fourWires}`)
    expect(await accessibilityViolations(scripted)).toEqual([])
    await scripted.goto(`${settings.edge}/de/worksheet?${fourWires}`)
    expect(await accessibilityViolations(scripted)).toEqual([])
    expect(await scripted.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await context.close()
  }
})
