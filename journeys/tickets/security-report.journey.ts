import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createAgent } from '../support/customer.ts'
import { settings } from '../support/settings.ts'

const reports = `${settings.edge}/en/mykomax/service-desk/security-reports`
const title = `Remote service port ${crypto.randomUUID().slice(0, 8)}`

let browser: Browser
let page: Page

beforeAll(async () => {
  const agent = await createAgent()
  browser = await openBrowser()
  page = await (await browser.newContext({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(reports)
  await fillLogin(page, agent.email, agent.password)
  await page.getByRole('heading', { name: 'Security reports' }).waitFor()
})
afterAll(() => browser.close())

const step = (name: string) => page.getByRole('region', { name })

test('an agent records a vulnerability and reports the first step within its time', async () => {
  await page.getByRole('link', { name: 'New report' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Aware since').fill(new Date(Date.now() - 22 * 3_600_000).toISOString().slice(0, 16))
  await page.getByLabel('Description').fill('Old keys are accepted after a renewal. Two customers have seen attempts.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await step('Early warning').getByText('Due soon').waitFor()
  expect(await step('Early warning').getByLabel('Text to submit').inputValue()).toContain(title)
  await step('Final report').getByText('Waiting for the fix').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await step('Early warning').getByRole('button', { name: 'Mark as reported' }).click()
  await step('Early warning').getByText('Reported', { exact: true }).waitFor()
})

test('the list names the next step and its deadline', async () => {
  await page.goto(reports)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByText(/Notification, /).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})
