import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`

let browser: Browser
let page: Page
beforeAll(async () => {
  const customer = await createCustomer('heike.ostermann@customer-12.example')
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${home}/advisories`)
  await fillLogin(page, customer.email, customer.password)
  await page.getByRole('heading', { name: 'Security advisories', level: 1 }).waitFor()
})
afterAll(() => browser.close())

test('lists the advisories with the state of the user’s machines, and filters them', async () => {
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(6)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Number, title or serial number' }).fill('NSA-2026-07')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/search=NSA/)
  await expect.poll(() => rows.count()).toBe(1)
})

test('saves an answer with name and date, and shows it in the list and on the machine', async () => {
  await page.goto(`${home}/advisories/NSA-2026-07`)
  await page.getByRole('heading', { name: 'Remote service port accepts old keys' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  const serial = await page
    .locator('#machines')
    .locator('xpath=ancestor::section')
    .locator('form a')
    .first()
    .innerText()
  await page.getByRole('radio', { name: 'Installed' }).first().check()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await page.getByText('Answers saved').waitFor()
  await page.goto(`${home}/inventory/${serial}`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Security advisories' }) })
  await panel.getByText('Remote service port accepts old keys').waitFor()
  expect(await panel.getByText('Installed').count()).toBe(1)
})

test('a risk is accepted with a date and a reason; without them nothing is saved', async () => {
  await page.goto(`${home}/advisories/NSA-2026-07`)
  await page
    .getByRole('radio', { name: /Accept the risk/ })
    .last()
    .check()
  await page.getByRole('textbox', { name: 'Reason' }).fill('No stop before the inventory.')
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect.poll(() => page.getByText('Not saved. Please check your answers and try again.').count()).toBe(1)
})

test('downloads the version that fixes the machines', async () => {
  await page.goto(`${home}/advisories/NSA-2026-07`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Axion 6\.4\.1/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('axion-control-6.4.1.zip')
})

test('one answer can be given for all machines at once', async () => {
  await page.goto(`${home}/advisories/NSA-2026-07`)
  const installed = page.getByRole('radio', { name: 'Installed' })
  await installed.first().check()
  const useForAll = page.getByRole('button', { name: 'Use this answer for all machines' })
  await useForAll.first().click()
  await expect.poll(() => useForAll.count()).toBe(0)
  const count = await installed.count()
  expect(count).toBeGreaterThan(1)
  for (let index = 0; index < count; index += 1) expect(await installed.nth(index).isChecked()).toBe(true)
})
