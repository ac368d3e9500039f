import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPortal, openTicketOf } from '../support/query-portal.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { type SignedIn, signInWithoutBrowser } from '../support/sign-in-without-browser.ts'

/** A GIF of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

let browser: Browser
let page: Page
let customer: SignedIn
let agent: SignedIn
let ticketId: string

beforeAll(async () => {
  const agentPerson = await createAgent()
  customer = await signInWithoutBrowser(await createCustomer('min.chen@customer-7.example'))
  agent = await signInWithoutBrowser(agentPerson)
  ticketId = await openTicketOf(customer, `Seal slips ${crypto.randomUUID().slice(0, 8)}`)
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${settings.edge}/en/mykomax/service-desk/tickets/${ticketId}`)
  await fillLogin(page, agentPerson.email, agentPerson.password)
})
afterAll(() => browser.close())

test('an agent can attach files to an answer and to a note', async () => {
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

test('the customer gets the file of the answer, but not the file of the note', async () => {
  const { ticket } = await queryPortal(customer, 'Ticket', { id: ticketId })
  expect(ticket.attachments.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['drawing.gif'])
  const { ticket: deskTicket } = await queryPortal(agent, 'DeskTicket', { id: ticketId })
  const idOf = (name: string) => deskTicket.attachments.find((file: { fileName: string }) => file.fileName === name).id
  await expect.poll(() => fetchFile(customer, idOf('drawing.gif')), { interval: 500 }).toBe(200)
  await expect.poll(() => fetchFile(agent, idOf('prices.gif')), { interval: 500 }).toBe(200)
  expect(await fetchFile(customer, idOf('prices.gif'))).toBe(404)
})

async function fetchFile({ token, key }: SignedIn, id: string): Promise<number> {
  const address = `${settings.edge}/api/files/${id}`
  const headers = { authorization: `DPoP ${token}`, dpop: key.prove(address, token, 'GET') }
  return (await request(address, { headers })).status
}
