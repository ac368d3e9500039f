import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const form = `${settings.edge}/en/requests/contact`

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Nothing of this needs script. */
async function open(url: string, width = 1440): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } })
  await page.goto(url)
  return page
}

const sender = {
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'marta.holzer@brenner.example',
  company: 'Brenner Kabeltechnik',
  country: 'AT',
}

/** Where the answer leads. */
async function post(answers: Record<string, string>): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: settings.edge }
  const answer = await request(form, { method: 'POST', headers, body: new URLSearchParams(answers).toString() })
  expect(answer.status).toBe(303)
  return answer.headers.location
}

async function fill(page: Page): Promise<void> {
  const { country, ...typed } = sender
  for (const [name, answer] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(answer)
  await page.locator('[name=country]').selectOption(country)
  await page.locator('[name=message]').fill(`Which press for 16 mm²?\nWe run two shifts. ${crypto.randomUUID()}`)
}

const send = (page: Page) => page.locator('form[method=post] button[type=submit]').click()

describe('the contact form, without script', () => {
  test('says what is missing, above and beside, and keeps what was typed', async () => {
    const page = await open(form)
    await page.locator('[name=firstName]').fill('Marta')
    await page.locator('[name=email]').fill('marta.holzer')
    await send(page)
    const alert = page.locator('[role=alert]')
    expect(await alert.locator('h2').textContent()).toBe('There is a problem with 5 answers')
    expect(await alert.locator('a').allTextContents()).toEqual([
      'Please enter your last name',
      'Please enter a valid email address',
      'Please enter the company you work for',
      'Please select a country',
      'Please add some more details',
    ])
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Marta')
    expect(await page.locator('[name=email]').inputValue()).toBe('marta.holzer')
    expect(await page.title()).toMatch(/^Error: /)
    await page.close()
  })

  test('leads to a receipt with the number and the due time in the zone of the sender', async () => {
    const page = await open(form)
    await fill(page)
    await send(page)
    expect(await page.locator('h1').textContent()).toBe('We have your question')
    expect(await page.locator('main').innerText()).toMatch(/Your number: [0-9A-Z]{8}/)
    expect(await page.locator('time').textContent()).toMatch(/CES?T|GMT\+[12]/)
    await page.close()
  })

  test('sent twice, with the key of the form or from a page that has none, is one request', async () => {
    const { text } = await request(form)
    const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(text) ?? []
    expect(idempotencyKey).not.toBe('')
    for (const key of [{ idempotencyKey }, {}]) {
      const answers = { ...key, ...sender, message: crypto.randomUUID() }
      const [first, second] = [await post(answers), await post(answers)]
      expect(first).toMatch(/\/en\/requests\/contact\/sent\?number=[0-9A-Z]{8}&/)
      expect(second).toBe(first)
    }
  })

  test('the same form sent with other words is another request', async () => {
    const { text } = await request(form)
    const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(text) ?? []
    const answers = { idempotencyKey, ...sender, message: crypto.randomUUID() }
    expect(await post({ ...answers, message: crypto.randomUUID() })).not.toBe(await post(answers))
  })

  test('a receipt that we did not write shows nothing of it', async () => {
    const page = await open(`${form}/sent?number=CALL-0900-123&due=soon&zone=UTC`)
    expect(await page.locator('main').innerText()).not.toContain('0900')
    await page.close()
  })
})

test.each([360, 1440])('the contact form and its messages are accessible and fit at %i px', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(form)
  await send(page)
  await page.locator('[role=alert]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await context.close()
})
