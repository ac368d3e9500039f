import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTicketOf } from './support/ask-portal.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { settings } from './support/settings.ts'
import { signInWithoutBrowser } from './support/sign-in-without-browser.ts'

const title = `Sent today ${crypto.randomUUID().slice(0, 8)}`
const subject = `Seal slips ${crypto.randomUUID().slice(0, 8)}`
const atDesk = (locale: string, place = '') => `${settings.edge}/${locale}/mykomax/service-desk${place}`

let browser: Browser
let page: Page
let ticketId: string

beforeAll(async () => {
  const anna = await signInWithoutBrowser({ email: 'anna.berg@norlitz.example', password: demoPassword })
  ticketId = await openTicketOf(anna, subject)
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(atDesk('en', '/canned-texts'))
  await fillLogin(page, 'jonas.frei@norlitz.example', demoPassword)
  await page.getByRole('heading', { name: 'Canned texts' }).waitFor()
})
afterAll(() => browser.close())

test('agents keep their canned texts: one is added and changed', async () => {
  await page.getByRole('link', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello {nam}')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Only {name}, {number}, {machine} can stand in braces.').waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello ')
  await page.getByRole('button', { name: 'Customer’s name' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello {name}, {number} ({machine}) left today.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('left today.').waitFor()
})

test('an answer is made of one, with whom and what it is about', async () => {
  await page.goto(atDesk('en', `/tickets/${ticketId}`))
  await page.getByRole('combobox', { name: 'Canned text' }).selectOption(title)
  const answer = page.getByRole('textbox', { name: 'Answer' })
  expect(await answer.inputValue()).toMatch(/^Hello Anna Berg, \d\d-\d{5,} \([^{}]+\) left today\.$/)
})

test('a text that is retired is offered no longer', async () => {
  await page.goto(atDesk('en', '/canned-texts'))
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Retire text' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire text' }).click()
  await page.getByRole('heading', { name: 'Canned texts' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0)
})
