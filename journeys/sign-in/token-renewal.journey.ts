import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import {
  grantOf,
  openDashboard,
  portalHome,
  readTokens,
  realm,
  setSecondsLeft,
  tiles,
  tokenUrl,
  watchIdentity,
} from '../support/portal.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

describe('a session is renewed in the background', () => {
  let browser: Browser
  let person: TemporaryUser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    person = await createTemporaryUser()
    page = await openDashboard(await browser.newContext(), person)
  })

  afterAll(async () => {
    await browser.close()
    await person.remove()
  })

  test('in the hidden frame, if there are no tokens but a session at the identity server [S2-004] [S7-003]', async () => {
    const requests = watchIdentity(page.context())
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('FR-SDK-user:')) localStorage.removeItem(key)
    })
    await page.reload()
    await tiles(page).waitFor()
    const authorize = requests.filter((one) => one.url().startsWith(`${realm}/protocol/openid-connect/auth`))
    expect(authorize.map((one) => new URL(one.url()).searchParams.get('prompt'))).toEqual(['none'])
    expect(authorize[0]?.frame()).not.toBe(page.mainFrame())
    expect(new URL(authorize[0]?.url() ?? '').searchParams.get('redirect_uri')).toBe(`${settings.edge}/blank-callback`)
    expect(page.url()).toBe(portalHome)
  })

  test('by the refresh grant within 180 s before expiry, which replaces all tokens [S3-027]', async () => {
    const before = await readTokens(page)
    expect(before).toMatchObject({
      access_token: expect.any(String),
      id_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
    })
    await setSecondsLeft(page, 170)
    const requests = watchIdentity(page.context())
    await page.reload()
    await tiles(page).waitFor()
    expect(requests.filter((one) => one.url() === tokenUrl).map(grantOf)).toEqual(['refresh_token'])
    const after = await readTokens(page)
    expect(after.access_token).not.toBe(before.access_token)
    expect(after.refresh_token).not.toBe(before.refresh_token)
  })

  test('once for ten tabs that load at the same time, without a logout', async () => {
    const context = page.context()
    const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))]
    await Promise.all(tabs.slice(1).map((tab) => tab.goto(`${settings.edge}/en/requests/contact`)))
    await setSecondsLeft(page, -5)
    const requests = watchIdentity(context)
    await Promise.all(tabs.map((tab) => tab.goto(portalHome)))
    await Promise.all(tabs.map((tab) => tiles(tab).waitFor()))
    expect(requests.filter((one) => one.url() === tokenUrl).map(grantOf)).toEqual(['refresh_token'])
    expect(tabs.map((tab) => tab.url())).toEqual(tabs.map(() => portalHome))
    await Promise.all(tabs.slice(1).map((tab) => tab.close()))
  })

  test('once for tabs that open during the renewal', async () => {
    const context = page.context()
    await context.route(tokenUrl, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    const others = await Promise.all([context.newPage(), context.newPage()])
    await setSecondsLeft(page, 20)
    const requests = watchIdentity(context)
    const opening = [page, ...others].map(async (tab, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 250))
      await tab.goto(portalHome)
      await tiles(tab).waitFor()
    })
    await Promise.all(opening)
    expect(requests.filter((one) => one.url() === tokenUrl).map(grantOf)).toEqual(['refresh_token'])
    await context.unroute(tokenUrl)
    await Promise.all(others.map((tab) => tab.close()))
  })

  test('and if it expires during the input of a form, the login opens in a window and the input is preserved', async () => {
    const profile = await fillProfile(page)
    await person.endSessions()
    await setSecondsLeft(page, -5)
    await profile.getByRole('button', { name: 'Save profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('Your input stays here.')
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Sign in' }).click(),
    ])
    await fillLogin(window, person.email, person.password)
    await dialog.waitFor({ state: 'hidden' })
    expect(await profile.getByLabel('Company').inputValue()).toBe('Kabelwerk Hollern')
    expect(await profile.getByLabel('City').inputValue()).toBe('Linz')
    if (!window.isClosed()) await window.waitForEvent('close')
  })
})

async function fillProfile(page: Page): Promise<Locator> {
  await page.goto(`${portalHome}/account`)
  const profile = page.getByRole('region', { name: 'Profile', exact: true })
  await profile.getByLabel('Company').fill('Kabelwerk Hollern')
  await profile.getByLabel('City').fill('Linz')
  return profile
}
