import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { readStoredZip } from '../support/read-stored-zip.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('an owner downloads the data of a machine, shares it, and withdraws the link', async () => {
  const customer = await createCustomer('marek.polak@customer-11.example')
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await page.goto(`${settings.edge}/en/mykomax/inventory`)
    await fillLogin(page, customer.email, customer.password)
    await page.locator('main li h2 a').first().click()
    await page.getByRole('link', { name: /^Documents/ }).click()
    await page.getByRole('link', { name: 'Data of this machine' }).click()
    await page.getByRole('heading', { level: 1, name: 'Data of this machine' }).waitFor()
    await page.getByRole('row', { name: /^Readings .+ 24 months/ }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const own = readStoredZip(await readFile(await (await saving).path()))
    const { machine } = JSON.parse(own.get('machine.json')?.toString() ?? '')
    expect(page.url()).toContain(`/inventory/${machine.serialNumber}/data`)
    const recipient = `Kabel Service ${Date.now()}`
    await page.getByRole('textbox', { name: 'Company' }).fill(recipient)
    const end = new Date(Date.now() + 5 * 24 * 3_600_000)
    await page.getByRole('spinbutton', { name: /^day/i }).pressSequentially(String(end.getUTCDate()).padStart(2, '0'))
    await page
      .getByRole('spinbutton', { name: /^month/i })
      .pressSequentially(String(end.getUTCMonth() + 1).padStart(2, '0'))
    await page.getByRole('spinbutton', { name: /^year/i }).pressSequentially(String(end.getUTCFullYear()))
    await page.getByRole('button', { name: 'Create link' }).click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    const shared = await request(link)
    expect([shared.status, shared.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(JSON.parse(readStoredZip(shared.body).get('machine.json')?.toString() ?? '').machine).toEqual(machine)
    await page.getByRole('button', { name: `Withdraw: ${recipient}` }).click()
    await page.getByRole('listitem').filter({ hasText: recipient }).getByText('Withdrawn').waitFor()
    expect((await request(link)).status).toBe(410)
    expect((await request(`${settings.edge}/machine-data/${'A'.repeat(43)}`)).status).toBe(404)
  } finally {
    await context.close()
  }
})

test('a machine moves after it was taken out of service and put back by undo', async () => {
  const customer = await createCustomer('marek.polak@customer-11.example')
  const page = await browser.newPage()
  try {
    await page.goto(`${settings.edge}/en/mykomax/inventory`)
    await fillLogin(page, customer.email, customer.password)
    await page.locator('main li h2 a').first().click()
    await page.getByRole('button', { name: 'Take out of service' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of service' }).click()
    await page.getByText('The machine is out of service.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The machine is back in service.').waitFor()
    const place = page.getByRole('textbox', { name: 'Place' })
    const before = await place.inputValue()
    await place.fill('Hall 9')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Saved\. Now at .*Hall 9/).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/^Saved\. Now at/)
      .filter({ hasText: before })
      .waitFor()
    expect(await place.inputValue()).toBe(before)
  } finally {
    await page.close()
  }
})
