import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const role = 'kmx_int_productinfo_active'
const holder = people.find(({ roles }) => roles.includes(role))
const stranger = people.find(({ roles }) => !roles.includes(role))
if (!holder || !stranger) throw new Error('the demo people have changed')

const path = '/en/services/service-bulletins'
/** A text that occurs on the protected page only. */
const canary = 'encoder bracket'

describe('a page for holders of a role', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await openBrowser()
  })

  afterAll(() => browser.close())

  /** Opens the page and signs in through its link. */
  async function openAs(email: string) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${settings.edge}${path}`)
    expect(await page.content()).not.toContain(canary)
    await page
      .getByRole('main')
      .getByRole('link', { name: /mykomax/i })
      .click()
    await fillLogin(page, email, demoPassword)
    return { context, page }
  }

  test('opens for a holder after the login, and in this browser only [S6-032]', async () => {
    const { context, page } = await openAs(holder.email)
    await page.waitForURL(`**${path}`)
    await page.getByText(canary).first().waitFor()
    const response = await page.reload()
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    expect((await request(`${settings.edge}${path}`)).text).not.toContain(canary)
    const unlocked = (await context.cookies()).find(({ name }) => name.startsWith('__Host-uapp_unlocked-'))
    expect(unlocked).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
    expect((unlocked?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(60)
    await context.close()
  })

  test('is denied to a user without the role', async () => {
    const { context, page } = await openAs(stranger.email)
    await page.getByRole('heading', { name: 'No access' }).waitFor()
    await page.goto(`${settings.edge}${path}`)
    expect(await page.content()).not.toContain(canary)
    expect((await context.cookies()).some(({ name }) => name.startsWith('__Host-uapp_unlocked-'))).toBe(false)
    await context.close()
  })
})

test.each([
  [path, 403],
  [`${path}.data`, 403],
  [`${path}/_payload.json`, 404],
  ['/sitemaps/en.xml', 200],
  ['/en/feeds/stories.json', 200],
  ['/en/feeds/media-releases.rss', 200],
  ['/en/search?q=encoder', 200],
  ['/en/services', 200],
])('%s reveals nothing of it to an anonymous visitor [S6-031] [S6-032]', async (address, status) => {
  const response = await request(`${settings.edge}${address}`)
  expect(response.status).toBe(status)
  expect(response.text).not.toContain(canary)
  if (!address.startsWith(path)) expect(response.text).not.toContain('service-bulletins')
})

test.each([
  [{}, 401],
  [{ authorization: 'DPoP made.up.token', dpop: 'made.up.proof' }, 401],
  [{ authorization: 'Bearer made.up.token' }, 401],
])('the headers %j do not unlock a page', async (headers, status) => {
  const response = await request(`${settings.edge}/api/page-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ path }),
  })
  expect([response.status, response.headers['set-cookie']]).toEqual([status, undefined])
})

test('a page with a password opens with it and not with a cookie of another page [S6-031]', async () => {
  const locked = '/en/dealer-documents'
  const secret = 'Delivery times'
  const shown = await request(`${settings.edge}${locked}`)
  expect([shown.status, shown.text.includes(secret)]).toEqual([403, false])
  const unlock = await request(`${settings.edge}${locked}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: settings.edge },
    body: new URLSearchParams({ password: 'Wolhusen-1961' }).toString(),
  })
  expect(unlock.status).toBe(303)
  const cookie = unlock.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const opened = await request(`${settings.edge}${locked}`, { headers: { cookie } })
  expect([opened.status, opened.text.includes(secret)]).toEqual([200, true])
  expect((await request(`${settings.edge}${path}`, { headers: { cookie } })).status).toBe(403)
})
