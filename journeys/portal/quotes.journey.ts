import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`

let browser: Browser
let customer: Page
let agent: Page
let number: string

const openPage = async (path: string, person: { email: string; password: string }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${home}/${path}`)
  await fillLogin(page, person.email, person.password)
  return page
}

beforeAll(async () => {
  browser = await openBrowser()
  customer = await openPage(
    'product-information/axion-56?assembly=cutting',
    await createCustomer('georg.pichler@customer-1.example'),
  )
  agent = await openPage('service-desk', await createAgent())
})
afterAll(() => browser.close())

/** The quantity and the prices of a line, in the last cells of its row. */
const cellsOf = async (page: Page, articleNumber: RegExp, count: number) => {
  const row = page.getByRole('row', { name: articleNumber })
  await row.waitFor()
  return (await row.getByRole('cell').allInnerTexts()).slice(-count)
}

test('a customer with a part on request is led from the cart to a quote, and requests it for a machine', async () => {
  const parts = customer.getByRole('list', { name: 'Spare & Wear Parts' }).locator('li')
  for (const articleNumber of ['040-11872', '052-12603']) {
    const part = parts.filter({ hasText: articleNumber })
    await part.getByRole('button', { name: /Add to cart/ }).click()
  }
  const cart = customer.getByRole('region', { name: 'Parts cart' })
  await cart.getByRole('link', { name: 'Proceed to order' }).click()
  await customer.getByRole('region', { name: 'The total is not known yet' }).waitFor()
  expect(await accessibilityViolations(customer)).toEqual([])
  await customer.getByRole('link', { name: 'Request a quote' }).click()
  await customer.getByRole('heading', { name: 'Request a quote', level: 1 }).waitFor()
  await customer.getByLabel(/For the machine/).selectOption({ index: 1 })
  await customer.getByLabel(/Note to us/).fill('We need the cutter head before the yearly service.')
  expect(await accessibilityViolations(customer)).toEqual([])
  await customer.getByRole('button', { name: 'Send request' }).click()
  await customer.getByText('Thank you, we have your request').waitFor()
  number = /Q\d{2}-\d+/.exec(customer.url())?.[0] ?? ''
  expect(number).not.toBe('')
  await customer.getByRole('button', { name: 'Withdraw request' }).waitFor()
  expect(await accessibilityViolations(customer)).toEqual([])
})

test('the service desk finds the request and answers it; known prices are filled in', async () => {
  await agent.getByRole('link', { name: 'Quote requests' }).click()
  await agent.getByRole('link', { name: number }).click()
  const blades = agent.getByLabel(/040-11872/)
  await blades.waitFor()
  expect(await blades.inputValue()).toBe('184.00')
  await blades.fill('178.50')
  await agent.getByLabel('Delivery time in working days').fill('15')
  await agent.getByLabel(/Text to the customer/).fill('The cutter head is made for you.')
  await agent.getByRole('button', { name: 'Send quote' }).click()
  await agent.getByText('Enter a price above zero, such as 184.00').waitFor()
  expect(await accessibilityViolations(agent)).toEqual([])
  await agent.getByLabel(/052-12603/).fill('1486')
  await agent.getByRole('button', { name: 'Send quote' }).click()
  await agent.getByRole('region', { name: 'What we offer' }).first().waitFor()
  expect(await cellsOf(agent, /052-12603/, 2)).toEqual(['1,486.00', '1,486.00'])
})

test('the customer is notified under the bell, and accepts the quote: the order has its prices', async () => {
  await customer.getByRole('button', { name: /^Notifications, [1-9]/ }).click()
  await customer
    .getByRole('link', { name: /has answered your request for a quote/ })
    .first()
    .click()
  await customer.getByText('The cutter head is made for you.').waitFor()
  await customer.getByText('15 working days').waitFor()
  expect(await cellsOf(customer, /040-11872/, 2)).toEqual(['178.50', '178.50'])
  expect(await accessibilityViolations(customer)).toEqual([])
  await customer.getByLabel(/Your reference/).fill('PO 4480')
  await customer.getByRole('button', { name: 'Accept quote' }).click()
  await customer.getByRole('link', { name: /^Open order/ }).click()
  await customer.getByRole('heading', { name: /^Order O\d/, level: 1 }).waitFor()
  expect(await cellsOf(customer, /040-11872/, 2)).toEqual(['178.50', '178.50'])
  expect(await cellsOf(customer, /052-12603/, 2)).toEqual(['1,486.00', '1,486.00'])
  await customer.getByRole('link', { name: number }).click()
  await customer.getByText(/^Accepted on/).waitFor()
  expect(await accessibilityViolations(customer)).toEqual([])
})

test('the list of quotes has its state and total', async () => {
  await customer.goto(`${home}/quotes`)
  const row = customer.getByRole('row', { name: new RegExp(number) })
  await row.waitFor()
  expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Accepted .*CHF 1,664\.50/)
  expect(await accessibilityViolations(customer)).toEqual([])
})
