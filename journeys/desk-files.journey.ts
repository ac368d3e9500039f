import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPortal, openTicketOf } from './support/ask-portal.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { type SignedIn, signInWithoutBrowser } from './support/sign-in-without-browser.ts'

/** One pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

let browser: Browser
let page: Page
let anna: SignedIn
let jonas: SignedIn
let ticketId: string

beforeAll(async () => {
  anna = await signInWithoutBrowser({ email: 'anna.berg@norlitz.example', password: demoPassword })
  jonas = await signInWithoutBrowser({ email: 'jonas.frei@norlitz.example', password: demoPassword })
  ticketId = await openTicketOf(anna, `Seal slips ${crypto.randomUUID().slice(0, 8)}`)
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${settings.edge}/en/mykomax/service-desk/tickets/${ticketId}`)
  await fillLogin(page, 'jonas.frei@norlitz.example', demoPassword)
})
afterAll(() => browser.close())

test('files go with an answer, and others with a note', async () => {
  await page.getByRole('textbox', { name: 'Answer' }).fill('The drawing is here.')
  await attach('answer-files', 'drawing.gif')
  await page.reload()
  await page.locator('li[data-state=done]', { hasText: 'drawing.gif' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('The drawing is here.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('drawing.gif,').waitFor()
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Cost price inside.')
  await attach('note-files', 'prices.gif')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('prices.gif,').waitFor()
  expect(await page.locator('input[name=files]').count()).toBe(0)
})

async function attach(field: string, name: string): Promise<void> {
  await page.locator(`#${field}`).setInputFiles({ name, mimeType: 'image/gif', buffer: picture })
  await page.locator('li[data-state=done]', { hasText: name }).waitFor()
}

test('the customer gets the file of the answer, and hears nothing of the one of the note', async () => {
  const { ticket } = await askPortal(anna, 'Ticket', { id: ticketId })
  expect(ticket.attachments.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['drawing.gif'])
  const { ticket: whole } = await askPortal(jonas, 'DeskTicket', { id: ticketId })
  const idOf = (name: string) => whole.attachments.find((file: { fileName: string }) => file.fileName === name).id
  await expect.poll(() => fetchFile(anna, idOf('drawing.gif')), { interval: 500 }).toBe(200)
  await expect.poll(() => fetchFile(jonas, idOf('prices.gif')), { interval: 500 }).toBe(200)
  expect(await fetchFile(anna, idOf('prices.gif'))).toBe(404)
})

async function fetchFile({ token, key }: SignedIn, id: string): Promise<number> {
  const address = `${settings.edge}/api/files/${id}`
  const headers = { authorization: `DPoP ${token}`, dpop: key.prove(address, token, 'GET') }
  return (await request(address, { headers })).status
}
