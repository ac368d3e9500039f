import { persistedOperations } from '@ferrule/data-client/persisted-operations.fixture'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { queryAs, type Persona } from '../support/personas.ts'
import { settings } from '../support/settings.ts'
import { signInWithoutBrowser } from '../support/sign-in-without-browser.ts'

const home = `${settings.edge}/en/mykomax`
const agent: Persona = { who: 'Agent', roles: [], organisation: undefined }

let browser: Browser
let page: Page
let ticketId: string

beforeAll(async () => {
  const customer = await createCustomer('hugo.tissot@customer-5.example')
  agent.signedIn = await signInWithoutBrowser(await createAgent())
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  // The screens of the portal share one stream, which continues after its last event.
  const listening = page.waitForResponse((one) => one.url().endsWith('/api/live'))
  await page.goto(`${home}/tickets/list`)
  await fillLogin(page, customer.email, customer.password)
  await page.getByRole('heading', { name: 'Service tickets' }).waitFor()
  await listening
})
afterAll(() => browser.close())

async function reply(text: string): Promise<void> {
  const input = { ticketId, text, idempotencyKey: crypto.randomUUID(), attachments: [] }
  await queryAs(agent, persistedOperations['CommentTicket'] ?? '', { input })
}

test('a reply appears on the open page of its ticket, and a comment being typed is preserved', async () => {
  await page.locator('tbody th a, tbody td a').first().click()
  await page.getByRole('heading', { name: 'Conversation' }).waitFor()
  ticketId = page.url().split('/').at(-1) ?? ''
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('While I type')
  const text = `Answered at ${crypto.randomUUID()}`
  await reply(text)
  await page.getByText(text).waitFor()
  expect(await page.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe('While I type')
})

test('a page that was offline shows missed replies when it is online again', async () => {
  await page.context().setOffline(true)
  const text = `Missed ${crypto.randomUUID()}`
  await reply(text)
  await expect.poll(() => page.getByText(text).count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByText(text).waitFor()
})

test('an outage of the service does not change the page, and missed replies appear afterwards', async () => {
  const isApiCall = (url: URL) => /^\/api\/(data|tickets)$/.test(url.pathname)
  let rejected = 0
  await page.route(isApiCall, (route) => {
    rejected += 1
    return route.fulfill({ status: 503, body: '' })
  })
  const text = `Late ${crypto.randomUUID()}`
  await reply(text)
  await expect.poll(() => rejected).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await page.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe('While I type')
  await expect.poll(() => page.getByText(text).count()).toBe(0)
  await page.unroute(isApiCall)
  await page.getByText(text).waitFor()
  expect(await page.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe('While I type')
})

async function openStream(persona: Persona, lastId?: string) {
  const url = `${settings.edge}/api/live`
  const { token, key } = persona.signedIn ?? {}
  const signed = token && key ? { authorization: `DPoP ${token}`, dpop: key.prove(url, token, 'GET') } : {}
  const response = await fetch(`${settings.data}/live`, {
    headers: { ...signed, ...(lastId ? { 'last-event-id': lastId } : {}) },
  })
  return response
}

async function readUntil(response: Response, wanted: RegExp): Promise<string> {
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (wanted.test(text)) return text
  }
  throw new Error(`ended without ${wanted}: ${text}`)
}

test('a stream continues after the last received event, and requires a token', async () => {
  const before = /id: (\d+)\nevent: ready/.exec(await readUntil(await openStream(agent), /event: ready/))?.[1]
  await reply('One more')
  const missed = await readUntil(await openStream(agent, before), /event: ready/)
  expect(missed).toContain(`data: {"ticketId":"${ticketId}"}`)
  expect((await openStream({ who: 'Anybody', roles: undefined, organisation: undefined })).status).toBe(401)
})

test('the bell counts a reply without a reload, and opening its ticket reads it', async () => {
  await page.goto(`${home}/tickets/${ticketId}`)
  // A colleague who comments on a ticket follows it.
  const comment = `I follow ${crypto.randomUUID()}`
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill(comment)
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByRole('article').getByText(comment).waitFor()
  await page.goto(home)
  const bell = (unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` })
  await bell(0).waitFor()
  await reply('Does it work now?')
  await bell(1).click()
  await page
    .getByRole('link', { name: /has replied$/ })
    .first()
    .click()
  await bell(0).waitFor()
  expect(page.url()).toBe(`${home}/tickets/${ticketId}`)
})
