import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { spawnDataService } from '../support/spawned-data-service.ts'
import { openDashboard, portalHome, realm, setSecondsLeft, tiles } from '../support/portal.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

const identityUrls = `${settings.identity}/**`
const discoveryUrl = `${realm}/.well-known/openid-configuration`

/** The timeout of 3 s, with room for a busy machine. */
const errorWithinMs = 3000 + 1500

describe('while the identity server is down or slow', () => {
  let browser: Browser
  let person: TemporaryUser

  beforeAll(async () => {
    browser = await openBrowser()
    person = await createTemporaryUser()
  })

  afterAll(async () => {
    await browser.close()
    await person.remove()
  })

  test('public pages do not call it', async () => {
    const context = await cutOff(await browser.newContext())
    const page = await context.newPage()
    const requested: string[] = []
    page.on('request', (one) => requested.push(one.url()))
    for (const path of ['/en', '/de', '/en/company/about', '/en/search?q=crimp', '/en/requests/contact']) {
      expect((await page.goto(`${settings.edge}${path}`))?.status()).toBe(200)
    }
    expect(requested.filter((url) => url.startsWith(settings.identity))).toEqual([])
    await context.close()
  })

  test('a login shows an error within 3 s, and offers a retry [S7-014] [S9-016] [S8-012]', async () => {
    const context = await cutOff(await browser.newContext())
    const page = await context.newPage()
    expect(await timeUntilError(page)).toBeLessThan(errorWithinMs)
    await expectPage(page, 'An error has occurred', 'The sign-in service is unavailable at the moment.')
    expect(await page.getByRole('group').textContent()).toMatch(/Technical details.*Message.*Failed to fetch/)
    expect(await page.getByText('Failed to fetch').isVisible()).toBe(true)
    await context.unroute(identityUrls)
    await page.getByRole('link', { name: 'Start sign-in again' }).click()
    await page.locator('#username').waitFor()
    await context.close()
  })

  test('a login waits no longer than 3 s for a server that takes 10 s', async () => {
    const context = await browser.newContext()
    await context.route(identityUrls, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue().catch(() => undefined)
    })
    const page = await context.newPage()
    const took = await timeUntilError(page)
    // Playwright reports the request slightly later than the browser sends it.
    expect(took).toBeGreaterThan(2000)
    expect(took).toBeLessThan(errorWithinMs)
    await expectPage(page, 'An error has occurred', 'The sign-in service is unavailable at the moment.')
    expect(await page.getByRole('group').textContent()).toContain('Authorization timed out')
    await context.close()
  })

  test('signed-in users can work until their token expires', async () => {
    const context = await browser.newContext()
    const page = await openDashboard(context, person)
    await cutOff(context)
    await page.reload()
    await tiles(page).waitFor()
    // The token is due for renewal, which fails: it stays in use, and the renewal is not repeated.
    await setSecondsLeft(page, 120)
    const requested: string[] = []
    page.on('request', (one) => requested.push(one.url()))
    await page.reload()
    await tiles(page).waitFor()
    await page.getByRole('button', { name: 'Request access' }).first().click()
    await page.getByText('Pending').first().waitFor()
    expect(requested.filter((url) => url.startsWith(settings.identity))).toEqual([discoveryUrl])
    await context.close()
  })

  test('and the data service serves them, although it cannot check their session', async () => {
    const service = await spawnDataService()
    const context = await browser.newContext()
    const page = await openDashboard(context, person)
    await context.route('**/api/data', async (route) => {
      const { authorization = '', dpop = '' } = await route.request().allHeaders()
      const response = await request(service.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, dpop },
        body: route.request().postData() ?? '',
      })
      await route.fulfill({ status: response.status, contentType: 'application/json', body: response.text })
    })
    await page.reload()
    await tiles(page).waitFor()
    await service.loseIdentity()
    for (let times = 0; times < 3; times += 1) {
      await page.reload()
      await expect.poll(() => tiles(page).count()).toBe(1)
    }
    await context.close()
    await service.stop()
  })
})

describe('a login that does not complete', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext()
    // Another tab holds the lock of the renewal for ever.
    const other = await context.newPage()
    await other.goto(`${settings.edge}/en`)
    await other.evaluate(() => void navigator.locks.request('FR-SDK-renew', () => new Promise(() => undefined)))
    page = await context.newPage()
    await page.goto(portalHome)
  })

  afterAll(() => browser.close())

  test('shows the reason, the remaining seconds, a retry and a cancel link [S2-073] [S2-074]', async () => {
    await page.getByText('The sign-in service takes longer than usual. We wait 30 seconds at most.').waitFor()
    const main = page.getByRole('main')
    expect(await main.textContent()).toMatch(/\d+ \/ 30\d+ seconds left.*What we wait for.*What is safe/)
    expect(await main.getByRole('link', { name: 'Try again now' }).getAttribute('href')).toBe('')
    expect(await main.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/en')
  })

  test('and times out after 30 s [S2-075] [S9-017]', async () => {
    const startedAt = await page.evaluate(() => performance.timeOrigin)
    await page.getByRole('heading', { name: 'Sign-in did not finish' }).waitFor()
    const took = Date.now() - startedAt
    expect(took).toBeGreaterThan(29_900)
    expect(took).toBeLessThan(36_000)
    expect(await page.getByRole('group').textContent()).toContain('Authorization timed out')
  })
})

async function cutOff(context: BrowserContext): Promise<BrowserContext> {
  await context.route(identityUrls, (route) => route.abort('connectionrefused'))
  return context
}

/** The time from the first request to the identity server until the error is shown. */
async function timeUntilError(page: Page): Promise<number> {
  const requested = page.waitForRequest(discoveryUrl)
  await page.goto(portalHome, { waitUntil: 'commit' })
  await requested
  const requestedAt = performance.now()
  await page.getByRole('alert').waitFor()
  return performance.now() - requestedAt
}

async function expectPage(page: Page, title: string, reason: string): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  expect(await page.getByRole('alert').textContent()).toContain(reason)
}
