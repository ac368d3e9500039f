import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTicketOf } from '../support/query-portal.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { settings } from '../support/settings.ts'
import { signInWithoutBrowser } from '../support/sign-in-without-browser.ts'

const title = `Sent today ${crypto.randomUUID().slice(0, 8)}`
const subject = `Seal slips ${crypto.randomUUID().slice(0, 8)}`
const atDesk = (locale: string, path = '') => `${settings.edge}/${locale}/mykomax/service-desk${path}`

let browser: Browser
let page: Page
let ticketId: string

beforeAll(async () => {
  const [customer, agent] = [await createCustomer('eva.krejci@customer-8.example'), await createAgent()]
  ticketId = await openTicketOf(await signInWithoutBrowser(customer), subject)
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(atDesk('en', '/canned-texts'))
  await fillLogin(page, agent.email, agent.password)
  await page.getByRole('heading', { name: 'Canned texts' }).waitFor()
})
afterAll(() => browser.close())

test('an agent can add and change a canned text', async () => {
  await page.getByRole('link', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello {nam}')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Only {name}, {number}, {machine} can be used in braces.').waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello ')
  await page.getByRole('button', { name: 'Customer’s name' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello {name}, {number} ({machine}) left today.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('left today.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(1)
})

test('a canned text is inserted into an answer with name, number and machine', async () => {
  await page.goto(atDesk('en', `/tickets/${ticketId}`))
  await page.getByRole('combobox', { name: 'Canned text' }).selectOption(title)
  const answer = page.getByRole('textbox', { name: 'Answer' })
  expect(await answer.inputValue()).toMatch(/^Hello Eva Krejčí, \d\d-\d{5,} \([^{}]+\) left today\.$/)
})

test('a retired canned text is no longer listed', async () => {
  await page.goto(atDesk('en', '/canned-texts'))
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Retire text' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire text' }).click()
  await page.getByRole('heading', { name: 'Canned texts' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0)
})
