import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`

let browser: Browser
let page: Page

beforeAll(async () => {
  const customer = await createCustomer('per.lunde@customer-2.example')
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await page.goto(`${home}/tickets/list`)
  await fillLogin(page, customer.email, customer.password)
  await page.getByRole('heading', { name: 'Service tickets' }).waitFor()
})
afterAll(() => browser.close())

const violations = () => accessibilityViolations(page)

describe('service tickets', () => {
  test('are listed with every column [S1-021] [S2-009] [S2-144] [S3-074] [S6-003]', async () => {
    const columns = await page.getByRole('columnheader').allInnerTexts()
    expect(columns.map((name) => name.trim())).toEqual([
      'Ticket ID',
      'Type',
      'Subject',
      'Machine',
      'Serial number',
      'Concern',
      'Status',
      'Contact',
      'Created on',
      'Replies',
    ])
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(3)
    expect(await violations()).toEqual([])
  })

  test('can be searched, and the search is stored in the address', async () => {
    const number = (await page.locator('tbody th a, tbody td a').first().innerText()).trim()
    await page.getByLabel('Search subject, ID or serial number').fill(number)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/search=/)
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await page.goBack()
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(1)
  })

  test('show missing fields before they are sent, and keep the input [S2-010] [S2-146]', async () => {
    await page.goto(`${home}/tickets/newticket`)
    await page.getByRole('textbox', { name: 'Subject' }).fill('Seal sits too far back')
    await page.getByRole('button', { name: 'Send ticket' }).click()
    const summary = page.getByRole('alert')
    await summary.waitFor()
    expect(await summary.innerText()).toContain('There is a problem with 4 answers')
    expect(await violations()).toEqual([])
    await page.reload()
    await page.getByRole('textbox', { name: 'Subject' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Seal sits too far back')
  })

  test('that cannot be sent show an apology and the ways to continue, and keep the input [S8-007]', async () => {
    await page.route('**/api/tickets', (route) => route.abort())
    await page.locator('input[name="affectedMachine"]').first().check()
    await page.getByRole('combobox', { name: 'Ticket type' }).selectOption('repair')
    await page.getByRole('radio', { name: 'Quality' }).check()
    await page.getByRole('textbox', { name: 'Description' }).fill('Since the change to the blue seal.')
    await page.getByRole('button', { name: 'Send ticket' }).click()
    await page.getByText('Sorry, we could not send your ticket. Please try again later or contact support.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Seal sits too far back')
    await page.unroute('**/api/tickets')
  })

  test('can be opened for an own machine, commented, closed and reopened [S2-011] [S2-145] [S2-147] [S2-148] [S4-032] [S5-038]', async () => {
    await page.locator('input[name="affectedMachine"]').first().check()
    await page.getByRole('combobox', { name: 'Ticket type' }).selectOption('repair')
    await page.getByRole('radio', { name: 'Quality' }).check()
    await page.getByRole('textbox', { name: 'Description' }).fill('Since the change to the blue seal.')
    await page.getByRole('button', { name: 'Send ticket' }).click()
    await page.getByRole('heading', { name: 'Seal sits too far back' }).waitFor()
    expect(page.url()).toMatch(/\/tickets\/[0-9a-f-]{36}$/)
    expect(await violations()).toEqual([])

    await page.getByRole('button', { name: 'Send comment' }).click()
    await page.getByText('Please enter a comment').waitFor()
    await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Side 1 is fine.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await page.getByText('1 reply').waitFor()

    await page.getByLabel('No longer relevant').check()
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await page.getByRole('heading', { name: 'Ticket closed' }).waitFor()
    await page.getByRole('button', { name: 'Reopen ticket' }).click()
    await page.getByText('In progress').first().waitFor()
  })

  test('of another customer are not visible', async () => {
    const ticketUrl = page.url()
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${settings.edge}${new URL(ticketUrl).pathname}`)
    await fillLogin(other, 'clara.egli@norlitz.example', demoPassword)
    await other.getByRole('heading', { name: 'Ticket not found' }).first().waitFor()
    await expect.poll(() => other.getByRole('textbox', { name: 'Comment', exact: true }).count()).toBe(0)
    await other.close()
  })

  test('are in German and fit at 360 px', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${settings.edge}/de/mykomax/tickets/list?group=all`)
    await page.getByRole('heading', { name: 'Servicetickets' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations()).toEqual([])
  })
})

test('a comment that cannot be sent shows an apology and the ways to continue, and is preserved [S8-008]', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${home}/tickets/list`)
  await page.locator('tbody a').first().click()
  const comment = page.getByRole('textbox', { name: 'Comment', exact: true })
  await comment.fill('Side 2 is fine, too.')
  await page.route('**/api/tickets', (route) => route.abort())
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByText('Sorry, we could not send your comment. Please try again later or contact support.').waitFor()
  expect(await comment.inputValue()).toBe('Side 2 is fine, too.')
  await page.unroute('**/api/tickets')
  await page.reload()
  await comment.waitFor()
  expect(await comment.inputValue()).toBe('Side 2 is fine, too.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect.poll(() => comment.inputValue()).toBe('')
})

test('a comment changed after a lost response is sent too, and an unchanged one is not sent twice', async () => {
  const comment = page.getByRole('textbox', { name: 'Comment', exact: true })
  const sentence = `Side 2 leaks ${crypto.randomUUID()}`
  await comment.fill(sentence)
  let lost = 0
  await page.route('**/api/tickets', async (route) => {
    const intercepted = route.request()
    if (!intercepted.postData()?.includes(sentence)) return route.continue()
    const headers = await intercepted.allHeaders()
    await request(intercepted.url(), { method: 'POST', headers, body: intercepted.postData() ?? '' })
    await route.abort()
    lost += 1
  })
  for (const tries of [1, 2]) {
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect.poll(() => lost).toBe(tries)
  }
  await page.unroute('**/api/tickets')
  await comment.fill(`${sentence}, and side 1`)
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect.poll(() => comment.inputValue()).toBe('')
  await page.getByText(`${sentence}, and side 1`).waitFor()
  expect(await page.getByText(sentence, { exact: true }).count()).toBe(1)
})

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('drafts are not visible to another user on the same device', async () => {
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Our new line in Ulm')
  const drawing = { name: 'line.gif', mimeType: 'image/gif', buffer: onePixel }
  await page.locator('#files').setInputFiles(drawing)
  await page.getByText('line.gif').first().waitFor()
  await page.reload()
  // The file is stored for the user who chose it.
  await page.getByText('line.gif').first().waitFor()
  await page.evaluate(() => localStorage.setItem('drafts-of', 'somebody-else'))
  await page.reload()
  const comment = page.getByRole('textbox', { name: 'Comment', exact: true })
  await comment.waitFor()
  expect(await comment.inputValue()).toBe('')
  expect(await page.getByText('line.gif').count()).toBe(0)
})
