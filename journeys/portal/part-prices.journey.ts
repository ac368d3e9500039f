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
  const customer = await createCustomer('walter.gruber@customer-1.example')
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${home}/product-information/axion-56?assembly=cutting`)
  await fillLogin(page, customer.email, customer.password)
})
afterAll(() => browser.close())

const violations = () => accessibilityViolations(page)

const pricesOf = async (articleNumber: RegExp) => {
  const row = page.getByRole('row', { name: articleNumber })
  await row.waitFor()
  return (await row.getByRole('cell').allInnerTexts()).slice(-2)
}

test('a customer sees their price, the list price and the total, and which parts are on request', async () => {
  await page.getByText('Prices for Brenner Kabeltechnik GmbH in CHF, without VAT').waitFor()
  const parts = page.getByRole('list', { name: 'Spare & Wear Parts' }).locator('li')
  const blades = parts.filter({ hasText: '040-11872' })
  await blades.getByText('CHF 184.00').waitFor()
  await blades.getByText('List price CHF 196.00').waitFor()
  await blades.getByRole('button', { name: 'One more' }).click()
  await blades.getByRole('button', { name: /Add to cart/ }).click()
  const cutterHead = parts.filter({ hasText: '052-12603' })
  await cutterHead.getByText('Price on request').waitFor()
  await cutterHead.getByRole('button', { name: /Add to cart/ }).click()
  const cart = page.getByRole('region', { name: 'Parts cart' })
  await cart.getByText('Total without parts on request, CHF').waitFor()
  await cart.getByText('368.00', { exact: true }).waitFor()
  expect(await violations()).toEqual([])
})

test('the order shows the same prices before and after it is sent', async () => {
  await page.getByRole('link', { name: 'Proceed to order' }).click()
  await page.getByText('Total without parts on request, CHF').waitFor()
  await expect.poll(() => pricesOf(/040-11872/)).toEqual(['184.00', '368.00'])
  expect((await pricesOf(/052-12603/))[0]).toBe('Price on request')
  await page.getByText('You get the price of 1 part on request with our confirmation.').waitFor()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Send order' }).click()
  await page.getByText('Thank you, your order is with us').waitFor()
  await expect.poll(() => pricesOf(/040-11872/)).toEqual(['184.00', '368.00'])
  await page.getByText('Total without parts on request, CHF').waitFor()
  expect(await violations()).toEqual([])
})
