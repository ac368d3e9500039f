import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { startOwnDataService } from './support/own-data-service.ts'
import { openDashboard, portalHome, realm, setSecondsLeft, tiles } from './support/portal.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

const everythingOfIdentity = `${settings.identity}/**`
const discoveryUrl = `${realm}/.well-known/openid-configuration`

/** One answer in time, and some for a machine that others use too. */
const toldWithinMs = 3000 + 1500

describe('while the identity server is away or slow', () => {
  let browser: Browser
  let person: ThrowAwayPerson

  beforeAll(async () => {
    browser = await openBrowser()
    person = await createThrowAwayPerson()
  })

  afterAll(async () => {
    await browser.close()
    await person.remove()
  })

  test('public pages do not ask it for anything', async () => {
    const context = await cutOff(await browser.newContext())
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    for (const path of ['/en', '/de', '/en/company/about', '/en/search?q=crimp', '/en/requests/contact']) {
      expect((await page.goto(`${settings.edge}${path}`))?.status()).toBe(200)
    }
    expect(asked.filter((url) => url.startsWith(settings.identity))).toEqual([])
    await context.close()
  })

  test('a login says why within the 3 s that it may take, and offers to try again [S7-014] [S9-016] [S8-012]', async () => {
    const context = await cutOff(await browser.newContext())
    const page = await context.newPage()
    expect(await untilTold(page)).toBeLessThan(toldWithinMs)
    await expectPage(page, 'An error has occurred', 'The sign-in service does not answer at the moment.')
    expect(await page.getByRole('group').textContent()).toMatch(/Technical details.*Message.*Failed to fetch/)
    expect(await page.getByText('Failed to fetch').isVisible()).toBe(true)
    await context.unroute(everythingOfIdentity)
    await page.getByRole('link', { name: 'Start sign-in again' }).click()
    await page.locator('#username').waitFor()
    await context.close()
  })

  test('a server that takes 10 s is waited for no longer than 3 s', async () => {
    const context = await browser.newContext()
    await context.route(everythingOfIdentity, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue().catch(() => undefined)
    })
    const page = await context.newPage()
    const took = await untilTold(page)
    // We hear of the question a moment after the browser has asked it.
    expect(took).toBeGreaterThan(2000)
    expect(took).toBeLessThan(toldWithinMs)
    await expectPage(page, 'An error has occurred', 'The sign-in service does not answer at the moment.')
    expect(await page.getByRole('group').textContent()).toContain('Authorization timed out')
    await context.close()
  })

  test('people who are signed in work on until their token ends', async () => {
    const context = await browser.newContext()
    const page = await openDashboard(context, person)
    await cutOff(context)
    await page.reload()
    await tiles(page).waitFor()
    // Due for renewal, which nobody answers: the token is used on, and the identity server is left in peace.
    await setSecondsLeft(page, 120)
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.reload()
    await tiles(page).waitFor()
    await page.getByRole('button', { name: 'Request access' }).first().click()
    await page.getByText('Pending').first().waitFor()
    expect(asked.filter((url) => url.startsWith(settings.identity))).toEqual([discoveryUrl])
    await context.close()
  })

  test('and the data service answers them, although it cannot ask whether their session holds', async () => {
    const service = await startOwnDataService()
    const context = await browser.newContext()
    const page = await openDashboard(context, person)
    await context.route('**/api/data', async (route) => {
      const { authorization = '', dpop = '' } = await route.request().allHeaders()
      const answer = await request(service.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, dpop },
        body: route.request().postData() ?? '',
      })
      await route.fulfill({ status: answer.status, contentType: 'application/json', body: answer.text })
    })
    await page.reload()
    await tiles(page).waitFor()
    await service.loseIdentity()
    for (let times = 0; times < 3; times += 1) {
      await page.reload()
      await tiles(page).waitFor()
    }
    await context.close()
    await service.stop()
  })
})

describe('a login that does not come to an end', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext()
    // Another tab is at it and never finishes.
    const other = await context.newPage()
    await other.goto(`${settings.edge}/en`)
    await other.evaluate(() => void navigator.locks.request('FR-SDK-renew', () => new Promise(() => undefined)))
    page = await context.newPage()
    await page.goto(portalHome)
  })

  afterAll(() => browser.close())

  test('is waited for with the reason, the seconds, a retry and a way out [S2-073] [S2-074]', async () => {
    await page.getByText('The sign-in service takes longer than usual. We wait 30 seconds at most.').waitFor()
    const main = page.getByRole('main')
    expect(await main.textContent()).toMatch(/\d+ \/ 30\d+ seconds left.*What we wait for.*What is safe/)
    expect(await main.getByRole('link', { name: 'Try again now' }).getAttribute('href')).toBe('')
    expect(await main.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/en')
  })

  test('and is given up after 30 s [S2-075] [S9-017]', async () => {
    const startedAt = await page.evaluate(() => performance.timeOrigin)
    await page.getByRole('heading', { name: 'Sign-in did not finish' }).waitFor()
    const took = Date.now() - startedAt
    expect(took).toBeGreaterThan(29_900)
    expect(took).toBeLessThan(36_000)
    expect(await page.getByRole('group').textContent()).toContain('Authorization timed out')
  })
})

async function cutOff(context: BrowserContext): Promise<BrowserContext> {
  await context.route(everythingOfIdentity, (route) => route.abort('connectionrefused'))
  return context
}

/** How long a reader waits for the reason, from the moment the identity server is asked. */
async function untilTold(page: Page): Promise<number> {
  const asking = page.waitForRequest(discoveryUrl)
  await page.goto(portalHome, { waitUntil: 'commit' })
  await asking
  const askedAt = performance.now()
  await page.getByRole('alert').waitFor()
  return performance.now() - askedAt
}

async function expectPage(page: Page, title: string, reason: string): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  expect(await page.getByRole('alert').textContent()).toContain(reason)
}
