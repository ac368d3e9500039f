import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { fill, formAddress, rightAnswers, send } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

let browser: Browser
let phone: BrowserContext
let picture: Buffer

beforeAll(async () => {
  browser = await openBrowser()
  phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const square = { width: 320, height: 200, channels: 3, background: '#9a4a18' } as const
  picture = await sharp({ create: square }).jpeg().toBuffer()
})
afterAll(() => browser.close())

type LinkView = { href: string; token: string }

/** Opens the QR code by keyboard and returns its link. */
async function showCode(page: Page, name: string, code: string): Promise<LinkView> {
  const opened = page.waitForResponse((one) => one.url().includes('/api/phone-links?'))
  await page.locator('summary', { hasText: name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: code }).waitFor()
  return (await opened).json()
}

async function addOnPhone(href: string, name: string, labels: { send: string; added: string }): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(href)
  await page.locator('[name=chosen-files]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: picture })
  await page.locator('li[data-state]', { hasText: name }).waitFor()
  await page.getByRole('button', { name: labels.send }).click()
  await page.getByText(labels.added).waitFor()
  return page
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
}

const english = { send: 'Send to the form', added: 'Your files are in the form now' }

test('files added on a phone by QR code appear in the form and are sent with it, and the code then expires', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(formAddress('contact'))
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=timeZone]')?.value !== '')
  const { href, token } = await showCode(page, 'Add from your phone', 'Code for your phone')
  const onPhone = await addOnPhone(href, 'plate.jpg', english)
  expect(await onPhone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(onPhone)
  await page.locator('li[data-state=done]', { hasText: 'plate.jpg' }).waitFor()
  expect(await page.getByText('New files have come from your phone.').isVisible()).toBe(true)
  await expectAccessible(page)
  // The link on the phone does not contain the form's token.
  expect(href).not.toContain(token)
  await fill(page, rightAnswers('contact'))
  await send(page)
  await page.waitForURL(/\/requests\/receipt\//)
  expect(await page.locator('dl li').allInnerTexts()).toEqual([expect.stringContaining('plate.jpg')])
  expect((await request(href)).status).toBe(404)
  await onPhone.reload()
  await onPhone.getByRole('heading', { name: 'This code does not work any more' }).waitFor()
  await page.context().close()
})

test('a portal ticket accepts files from a phone that is not signed in, in the language of the portal', async () => {
  const customer = await createCustomer('bianca.lopes@customer-10.example')
  const page = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  ).newPage()
  await page.goto(`${settings.edge}/de/mykomax/tickets/newticket`)
  await fillLogin(page, customer.email, customer.password)
  await page.locator('#files').waitFor({ state: 'attached' })
  const { href } = await showCode(page, 'Vom Smartphone hinzufügen', 'Code für Ihr Smartphone')
  await expectAccessible(page)
  const labels = { send: 'An das Formular senden', added: 'Ihre Dateien sind jetzt im Formular' }
  await addOnPhone(href, 'platte.jpg', labels)
  await page.locator('li[data-state=done]', { hasText: 'platte.jpg' }).waitFor()
  expect(await page.locator('input[name=files]').count()).toBe(1)
  await page.getByRole('button', { name: 'Entfernen platte.jpg' }).click()
  await page.waitForResponse((one) => one.url().includes('/api/phone-links/'))
  expect(await page.locator('li[data-state]').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.context().close()
})

test('a forged link is a 404, and the link on the phone cannot read files', async () => {
  const opened = await request(`${settings.edge}/api/phone-links?locale=en`, {
    method: 'POST',
    headers: { Origin: settings.edge },
  })
  const { href, token }: LinkView = JSON.parse(opened.text)
  const ofPhone = href.split('/').at(-1) ?? ''
  const forged = `${ofPhone.startsWith('A') ? 'B' : 'A'}${ofPhone.slice(1)}`
  expect((await request(href.replace(ofPhone, forged))).status).toBe(404)
  expect((await request(`${settings.edge}/api/phone-links/${ofPhone}`)).status).toBe(404)
  expect((await request(`${settings.edge}/api/phone-links/${token}`)).text).toBe('[]')
})
