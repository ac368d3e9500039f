import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, wholeBrowser } from './support/browser.ts'
import { openDashboard, portalHome, readTokens, realm, tiles, watchIdentity } from './support/portal.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

const endpoint = (name: string) => `${realm}/protocol/openid-connect/${name}`

describe('a logout', () => {
  let browser: Browser
  let person: ThrowAwayPerson
  let page: Page

  beforeAll(async () => {
    // Pages are kept for the way back, as in the browsers that people use.
    browser = await openBrowser({ ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    person = await createThrowAwayPerson()
  })

  beforeEach(async () => {
    page = await openDashboard(await browser.newContext(), person)
    return () => page.context().close()
  })

  afterAll(async () => {
    await browser.close()
    await person.remove()
  })

  test('takes both tokens back and ends the session [S2-007] [S7-009] [S7-010] [S7-011]', async () => {
    const { access_token, refresh_token, id_token } = await readTokens(page)
    const asked = watchIdentity(page.context())
    await logOut(page)
    const revoked = asked.filter((one) => one.url() === endpoint('revoke'))
    expect(revoked.map((one) => Object.fromEntries(new URLSearchParams(one.postData() ?? '')))).toEqual([
      { client_id: 'kmx_uapp_login', token: refresh_token },
      { client_id: 'kmx_uapp_login', token: access_token },
    ])
    const ended = asked.find((one) => one.url().startsWith(endpoint('logout')))
    expect(Object.fromEntries(new URL(ended?.url() ?? '').searchParams)).toMatchObject({
      id_token_hint: id_token,
      post_logout_redirect_uri: `${settings.edge}/en/mykomax/logout`,
    })
    await page.goto(portalHome)
    await page.locator('#username').waitFor()
  })

  test('leaves nothing in the browser, and has it drop what it kept', async () => {
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

  test('shows nothing to whoever presses back', async () => {
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

  test('in one tab reaches five within 5 s', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => page.context().newPage()))
    await Promise.all(others.map((tab) => tab.goto(portalHome)))
    await Promise.all(others.map((tab) => tiles(tab).waitFor()))
    await page.goto(`${settings.edge}/en/mykomax/logout`, { waitUntil: 'commit' })
    const startedAt = performance.now()
    await Promise.all(others.map((tab) => tab.waitForURL('**/mykomax/logout', { waitUntil: 'commit' })))
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  test('that the identity server does not hear of says so, and signs out here all the same [S8-025] [S8-026]', async () => {
    // It knows its addresses at first, and is gone when it is asked to end the session.
    let discoveries = 0
    await page.context().route(`${realm}/.well-known/**`, (route) => {
      discoveries += 1
      return discoveries === 1 ? route.continue() : route.fulfill({ status: 502, headers: anyOrigin })
    })
    await page.context().route(endpoint('revoke'), (route) => route.fulfill({ status: 503, headers: anyOrigin }))
    await page.goto(`${settings.edge}/en/mykomax/logout`)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    const said = await alert.textContent()
    expect(said).toContain('You are signed out on this device')
    expect(said).toContain('Failed to end session; received 502')
    expect(said).toContain('Failed to revoke token; received 503')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('FR-SDK')))).toEqual([])
  })
})

const anyOrigin = { 'access-control-allow-origin': settings.edge }

async function logOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
}
