import { readFile } from 'node:fs/promises'
import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { aVideo } from '../support/videos.ts'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { queryPortal } from '../support/query-portal.ts'
import { newAddress } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { signInWithoutBrowser } from '../support/sign-in-without-browser.ts'
import { afterScan, upload } from '../support/uploads.ts'

const desk = '/en/mykomax/service-desk'
const company = `Holm Kabel ${crypto.randomUUID().slice(0, 8)}`
const filtered = `${settings.edge}${desk}?${new URLSearchParams({ search: company }).toString()}`

let browser: Browser
let page: Page
let receipt: string

beforeAll(async () => {
  receipt = await sendRequest()
  const agent = await createAgent()
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${settings.edge}${desk}`)
  await fillLogin(page, agent.email, agent.password)
  await page.getByRole('heading', { name: 'Service desk' }).waitFor()
})
afterAll(() => browser.close())

async function sendRequest(sender = company): Promise<string> {
  const video = await upload(aVideo(5000), 'encoder.mp4')
  await afterScan(video)
  const input = {
    idempotencyKey: crypto.randomUUID(),
    firstName: 'Erik',
    lastName: 'Holm',
    email: `erik.${crypto.randomUUID().slice(0, 8)}@customer.example`,
    company: sender,
    country: 'SE',
    language: 'en',
    siteSlug: '',
    message: 'Which press for 6 mm²?',
    files: [video],
  }
  const response = await request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: operationIdOf('SendContactRequest'), variables: { input } }),
    localAddress: newAddress(),
  })
  return JSON.parse(response.text).data.sendContactRequest.receipt.token
}

const violations = () => accessibilityViolations(page)

async function search(text: string): Promise<void> {
  await page.getByLabel('Search number, subject, machine or company').fill(text)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/search=/)
}

test('an unsent answer stays with its request when another one is opened', async () => {
  const other = `Berg Kabel ${crypto.randomUUID().slice(0, 8)}`
  await Promise.all([sendRequest(other), sendRequest(other)])
  await page.goto(`${settings.edge}${desk}?${new URLSearchParams({ search: other }).toString()}`)
  const links = page.getByRole('link', { name: /^[0-9A-F]{8}$/ })
  await expect.poll(() => links.count()).toBe(2)
  const [first = '', second = ''] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await links.first().click()
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.fill('The CB 250.')
  // The search leads from one record to the next without leaving the screen.
  const openBySearch = async (path: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search the portal' }).fill(other)
    await page.locator(`[role=option][href="${path}"]`).click()
    await page.waitForURL((url) => url.pathname === path)
  }
  await openBySearch(second)
  await expect.poll(() => answer.inputValue()).toBe('')
  await openBySearch(first)
  await expect.poll(() => answer.inputValue()).toBe('The CB 250.')
})

describe('the service desk', () => {
  test('has tickets and requests in one queue, each with the time by which an answer or solution is due', async () => {
    // Other tests send requests meanwhile, which can fill the first page.
    await page.goto(`${settings.edge}${desk}?kind=ticket`)
    await page
      .getByRole('link', { name: /^\d{2}-\d{5}$/ })
      .first()
      .waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toContain('Due')
    expect(await violations()).toEqual([])
    await page.goto(`${settings.edge}${desk}`)
    await search(company)
    await page.getByRole('link', { name: /^[0-9A-F]{8}$/ }).waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  })

  test('exports the filtered queue as CSV and XLSX', async () => {
    await page.goto(filtered)
    const save = async (format: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Export ${format}` }).click(),
      ])
      return readFile(await download.path())
    }
    const csv = (await save('CSV')).toString()
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain(`"${company}, Erik Holm"`)
    const [sheet] = await readExcelFile(await save('XLSX'))
    expect(JSON.stringify(sheet)).toContain(company)
  })

  test('lets an agent assign, annotate and answer a request; the sender sees the answer but not the note', async () => {
    await page.goto(filtered)
    await page.getByRole('link', { name: /^[0-9A-F]{8}$/ }).click()
    await page.getByRole('heading', { name: 'Which press for 6 mm²?' }).waitFor()
    expect(await page.getByText('Your question').count()).toBe(1)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'encoder.mp4' }).click()
    expect((await downloading).suggestedFilename()).toBe('encoder.mp4')
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await page.getByRole('button', { name: 'Assign to me' }).waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Asks every month.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('Asks every month.').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Internal note' }).inputValue()).toBe('')
    await page.getByRole('combobox', { name: 'Canned text' }).selectOption('Received, looking into it')
    const answer = page.getByRole('textbox', { name: 'Answer' })
    expect(await answer.inputValue()).toMatch(/^Hello Erik Holm,\n\nthank you for [0-9A-F]{8}\./)
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByText('Answered').waitFor()
    const { text } = await request(`${settings.edge}/en/requests/receipt/${receipt}`)
    expect(text).toContain('thank you for')
    expect(text).not.toContain('Asks every month.')
    await page.getByRole('button', { name: 'Close request' }).click()
    await page.getByRole('button', { name: 'Close request' }).waitFor({ state: 'detached' })
  })

  test('shows on an open ticket who else looks at it and who writes an answer, to agents alone', async () => {
    const colleague = await signInWithoutBrowser(await createAgent())
    const customer = await signInWithoutBrowser(await createCustomer('sota.mori@customer-6.example'))
    await page.goto(`${settings.edge}${desk}?kind=ticket`)
    await page.locator('main a[href*="/service-desk/tickets/"]').first().click()
    await page.getByRole('heading', { name: 'Conversation' }).waitFor()
    const ticketId = page.url().split('/').at(-1)
    const report = async (person: typeof colleague, isTyping: boolean) =>
      (await queryPortal(person, 'ReportPresence', { ticketId, isTyping }))?.reportPresence
    // The first report waits for the page's own.
    await expect.poll(() => report(colleague, false)).toEqual([{ name: expect.any(String), isTyping: false }])
    await page.getByText(/has this ticket open too$/).waitFor()
    await report(colleague, true)
    await page.getByText(/is writing an answer$/).waitFor()
    expect(await violations()).toEqual([])
    await page.getByRole('textbox', { name: 'Answer' }).pressSequentially('We ')
    await expect.poll(() => report(colleague, true)).toEqual([{ name: expect.any(String), isTyping: true }])
    expect(await report(customer, false)).toBeUndefined()
  })

  test('is in German, dark, and fits at 360 px', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${settings.edge}/de/mykomax/service-desk?kind=ticket`)
    await page.getByRole('heading', { name: 'Service-Desk' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations()).toEqual([])
  })

  test('is not accessible to customers', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${settings.edge}${desk}`)
    await fillLogin(other, 'clara.egli@norlitz.example', demoPassword)
    await other.getByRole('link', { name: 'Service tickets' }).waitFor()
    expect(await other.getByRole('link', { name: 'Service desk' }).count()).toBe(0)
    expect(await other.getByRole('main').innerText()).not.toContain('Late')
    await other.close()
  })
})
