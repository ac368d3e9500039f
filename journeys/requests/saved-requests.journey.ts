import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { formAddress, post, rightAnswers } from '../support/request-forms.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

let browser: Browser
let page: Page
let sender: TemporaryUser
let receipt: string

beforeAll(async () => {
  browser = await openBrowser()
  sender = await createTemporaryUser()
  receipt = await sendRequest(sender.email)
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
})
afterAll(async () => {
  await browser.close()
  await sender.remove()
})

/** Sends the contact form with this address and returns the address of the receipt. */
async function sendRequest(email: string): Promise<string> {
  const { headers } = await post('contact', { ...rightAnswers('contact'), email })
  return new URL(headers.location ?? '', formAddress('contact')).href
}

const saveLink = (name = 'Save this request to my account') => page.getByRole('link', { name })

async function expectAccessible(): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
}

test('a receipt links through the login to the account, which then lists the request with its additions', async () => {
  await page.goto(receipt)
  await page.locator('[name=body]').fill('It happens with both presses.')
  await page.locator('form:has([name=body]) button[type=submit]').click()
  await page.waitForURL(/\?added$/)
  await saveLink().focus()
  await page.keyboard.press('Enter')
  await fillLogin(page, sender.email, sender.password)
  await page.getByText('This request is in your account now').waitFor()
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Request ', '')
  expect(await page.getByText('It happens with both presses.').isVisible()).toBe(true)
  expect(await page.getByRole('listitem').filter({ hasText: 'Received' }).count()).toBeGreaterThan(0)
  await expectAccessible()
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'My requests' }).click()
  await page.getByRole('link', { name: number }).waitFor()
  await expectAccessible()
})

test('a request is saved once for repeated use of the link, also in German, at 360 px and in dark mode', async () => {
  const label = 'Diese Anfrage in meinem Konto speichern'
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(receipt.replace('/en/', '/de/'))
  await saveLink(label).click()
  await page.getByText('Diese Anfrage ist jetzt in Ihrem Konto').waitFor()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Meine Anfragen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Meine Anfragen' }).waitFor()
  // The header row and one request.
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await expectAccessible()
})

test('a request of another address and a forged link show the same refusal', async () => {
  const foreign = await sendRequest(`somebody.${crypto.randomUUID().slice(0, 8)}@brenner.example`)
  const token = foreign.split('/').at(-1) ?? ''
  const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  const texts: string[] = []
  for (const one of [token, forged]) {
    await page.goto(`${settings.edge}/en/mykomax/requests/save/${one}`)
    await page.getByRole('heading', { level: 1, name: 'This request cannot be saved in this account' }).waitFor()
    texts.push(await page.getByRole('main').innerText())
  }
  expect(texts[0]).toBe(texts[1])
  await expectAccessible()
})
