import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, fullChromium } from '../support/browser.ts'
import { openDashboard, portalHome, readTokens, realm, tiles, watchIdentity } from '../support/portal.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

const endpoint = (name: string) => `${realm}/protocol/openid-connect/${name}`

describe('a logout', () => {
  let browser: Browser
  let person: TemporaryUser
  let page: Page

  beforeAll(async () => {
    // With the back/forward cache, as in users' browsers.
    browser = await openBrowser({ ...fullChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    person = await createTemporaryUser()
  })

  beforeEach(async () => {
    page = await openDashboard(await browser.newContext(), person)
    return () => page.context().close()
  })

  afterAll(async () => {
    await browser.close()
    await person.remove()
  })

  test('revokes both tokens and ends the session [S2-007] [S7-009] [S7-010] [S7-011]', async () => {
    const { access_token, refresh_token, id_token } = await readTokens(page)
    const requests = watchIdentity(page.context())
    await logOut(page)
    const revoked = requests.filter((one) => one.url() === endpoint('revoke'))
    expect(revoked.map((one) => Object.fromEntries(new URLSearchParams(one.postData() ?? '')))).toEqual([
      { client_id: 'kmx_uapp_login', token: refresh_token },
      { client_id: 'kmx_uapp_login', token: access_token },
    ])
    const ended = requests.find((one) => one.url().startsWith(endpoint('logout')))
    expect(Object.fromEntries(new URL(ended?.url() ?? '').searchParams)).toMatchObject({
      id_token_hint: id_token,
      post_logout_redirect_uri: `${settings.edge}/en/mykomax/logout`,
    })
    await page.goto(portalHome)
    await page.locator('#username').waitFor()
  })

  test('removes all tokens from the browser and clears its cache', async () => {
    await logOut(page)
    const left = await page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => key.startsWith('FR-SDK')),
      session: Object.keys(sessionStorage).filter((key) => key.startsWith('FR-SDK')),
    }))
    expect(left).toEqual({ local: [], session: [] })
    const { headers } = await request(`${settings.edge}/en/mykomax/logout`)
    expect(headers['clear-site-data']).toContain('"cache"')
    expect(headers['cache-control']).toContain('no-store')
  })

  test('shows no private data after going back', async () => {
    await logOut(page)
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await page
      .locator('#username')
      .or(page.getByRole('heading', { name: 'You are signed out' }))
      .waitFor()
    expect(await page.content()).not.toContain('Jora')
    expect(await tiles(page).count()).toBe(0)
  })

  test('in one tab signs out four other tabs within 5 s', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => page.context().newPage()))
    await Promise.all(others.map((tab) => tab.goto(portalHome)))
    await Promise.all(others.map((tab) => tiles(tab).waitFor()))
    await page.goto(`${settings.edge}/en/mykomax/logout`, { waitUntil: 'commit' })
    const startedAt = performance.now()
    await Promise.all(others.map((tab) => tab.waitForURL('**/mykomax/logout', { waitUntil: 'commit' })))
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  test('shows an error if the identity server is down, and signs out in this browser [S8-025] [S8-026]', async () => {
    // The first discovery succeeds; the server fails when the session is to be ended.
    let discoveries = 0
    await page.context().route(`${realm}/.well-known/**`, (route) => {
      discoveries += 1
      return discoveries === 1 ? route.continue() : route.fulfill({ status: 502, headers: anyOrigin })
    })
    await page.context().route(endpoint('revoke'), (route) => route.fulfill({ status: 503, headers: anyOrigin }))
    await page.goto(`${settings.edge}/en/mykomax/logout`)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    const text = await alert.textContent()
    expect(text).toContain('You are signed out on this device')
    expect(text).toContain('Failed to end session; received 502')
    expect(text).toContain('Failed to revoke token; received 503')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('FR-SDK')))).toEqual([])
  })
})

const anyOrigin = { 'access-control-allow-origin': settings.edge }

async function logOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
}
