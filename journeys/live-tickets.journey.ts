import { readFile } from 'node:fs/promises'
import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLogin, openBrowser } from './support/browser.ts'
import { askAs, type Persona } from './support/personas.ts'
import { settings } from './support/settings.ts'
import { signInWithoutBrowser } from './support/sign-in-without-browser.ts'

const home = `${settings.edge}/en/mykomax`
const jonas: Persona = { who: 'Agent', roles: [], organisation: undefined }

let browser: Browser
let page: Page
let ticketId: string

beforeAll(async () => {
  jonas.signedIn = await signInWithoutBrowser({ email: 'jonas.frei@norlitz.example', password: demoPassword })
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${home}/tickets/list`)
  await fillLogin(page, 'anna.berg@norlitz.example', demoPassword)
  await page.getByRole('heading', { name: 'Service tickets' }).waitFor()
})
afterAll(() => browser.close())

const operation = (name: string) =>
  readFile(new URL(`../packages/data-client/operations/${name}.graphql`, import.meta.url), 'utf8')

async function answer(text: string): Promise<void> {
  const input = { ticketId, text, idempotencyKey: crypto.randomUUID(), attachments: [] }
  await askAs(jonas, await operation('CommentTicket'), { input })
}

test('an answer appears on the page that shows its ticket, and what is being typed there stays', async () => {
  const listening = page.waitForResponse((one) => one.url().endsWith('/api/live'))
  await page.locator('tbody th a, tbody td a').first().click()
  await page.getByRole('heading', { name: 'Conversation' }).waitFor()
  await listening
  ticketId = page.url().split('/').at(-1) ?? ''
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('While I type')
  const words = `Answered at ${crypto.randomUUID()}`
  await answer(words)
  await page.getByText(words).waitFor()
  expect(await page.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe('While I type')
})

test('a page that lost its line learns what it missed', async () => {
  await page.context().setOffline(true)
  const words = `Missed ${crypto.randomUUID()}`
  await answer(words)
  await page.context().setOffline(false)
  await page.getByText(words).waitFor()
})

test('a service that is away just then changes nothing on the page, and what it missed comes later', async () => {
  const isAsked = (url: URL) => /^\/api\/(data|tickets)$/.test(url.pathname)
  let turnedAway = 0
  await page.route(isAsked, (route) => {
    turnedAway += 1
    return route.fulfill({ status: 503, body: '' })
  })
  const words = `Late ${crypto.randomUUID()}`
  await answer(words)
  await expect.poll(() => turnedAway).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await page.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe('While I type')
  expect(await page.getByText(words).count()).toBe(0)
  await page.unroute(isAsked)
  await page.getByText(words).waitFor()
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

test('a stream goes on behind the last event that was seen, and tells nothing to whoever has no token', async () => {
  const before = /id: (\d+)\nevent: ready/.exec(await readUntil(await openStream(jonas), /event: ready/))?.[1]
  await answer('One more')
  const missed = await readUntil(await openStream(jonas, before), /event: ready/)
  expect(missed).toContain(`data: {"ticketId":"${ticketId}"}`)
  expect((await openStream({ who: 'Anybody', roles: undefined, organisation: undefined })).status).toBe(401)
})
