import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { formAddress, post, rightAnswers } from './support/request-forms.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

let browser: Browser
let page: Page
let sender: ThrowAwayPerson
let receipt: string

beforeAll(async () => {
  browser = await openBrowser()
  sender = await createThrowAwayPerson()
  receipt = await sendRequest(sender.email)
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
})
afterAll(async () => {
  await browser.close()
  await sender.remove()
})

/** Sends the contact form with somebody's address, and answers where its receipt is. */
async function sendRequest(email: string): Promise<string> {
  const { headers } = await post('contact', { ...rightAnswers('contact'), email })
  return new URL(headers.location ?? '', formAddress('contact')).href
}

const keepButton = (name = 'Keep this request in my account') => page.getByRole('link', { name })

async function expectAccessible(): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}

test('a receipt leads through the login into the account, where the request stays with all that was added', async () => {
  await page.goto(receipt)
  await page.locator('[name=words]').fill('It happens with both presses.')
  await page.locator('form:has([name=words]) button[type=submit]').click()
  await page.waitForURL(/\?added$/)
  await keepButton().focus()
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

test('it is kept once, however often the link is used, also in German and on a phone in the dark', async () => {
  const keep = 'Diese Anfrage in meinem Konto behalten'
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(receipt.replace('/en/', '/de/'))
  await keepButton(keep).click()
  await page.getByText('Diese Anfrage ist jetzt in Ihrem Konto').waitFor()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Meine Anfragen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Meine Anfragen' }).waitFor()
  // Its heads, and one request.
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await expectAccessible()
})

test('a request of another address and a forged link are refused in the same words', async () => {
  const foreign = await sendRequest(`somebody.${crypto.randomUUID().slice(0, 8)}@brenner.example`)
  const token = foreign.split('/').at(-1) ?? ''
  const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  const said: string[] = []
  for (const one of [token, forged]) {
    await page.goto(`${settings.edge}/en/mykomax/requests/keep/${one}`)
    await page.getByRole('heading', { level: 1, name: 'This request cannot be kept in this account' }).waitFor()
    said.push(await page.getByRole('main').innerText())
  }
  expect(said[0]).toBe(said[1])
  await expectAccessible()
})
