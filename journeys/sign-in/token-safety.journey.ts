import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { forgeTokens } from '../support/forged-tokens.ts'
import { listOperations } from '../support/operations.ts'
import { openDashboard, portalHome, readTokens, realm, tiles } from '../support/portal.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

let browser: Browser
let person: TemporaryUser
let page: Page
/** The headers of a request that this browser has sent. */
let sent: { authorization: string; dpop: string }

beforeAll(async () => {
  browser = await openBrowser()
  person = await createTemporaryUser(['kmx_int_serviceticketing_active'])
  page = await openDashboard(await browser.newContext(), person)
  const [dataRequest] = await Promise.all([page.waitForRequest('**/api/data'), page.reload()])
  await tiles(page).waitFor()
  const { authorization = '', dpop = '' } = await dataRequest.allHeaders()
  sent = { authorization, dpop }
})

afterAll(async () => {
  await browser.close()
  await person.remove()
})

test('a token without its key is rejected for every operation (O1)', async () => {
  const operations = listOperations()
  expect(operations.length).toBeGreaterThan(10)
  const token = sent.authorization.replace('DPoP ', '')
  for (const { kind, name } of operations) {
    const text = `${kind} { ${name} { __typename } }`
    // The edge allows a hundred requests a second.
    await new Promise((resolve) => setTimeout(resolve, 60))
    for (const headers of [{ authorization: `DPoP ${token}` }, { authorization: `Bearer ${token}` }, sent]) {
      const response = await query(text, headers)
      expect([name, response.status, response.text.includes('invalid_')]).toEqual([name, 401, true])
    }
  }
})

test('another browser with a copy of the storage is rejected (O1)', async () => {
  // A separate session, because the portal revokes tokens that it cannot renew, and so ends the session they belong to.
  const owner = await openDashboard(await browser.newContext(), person)
  const stored = await owner.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  const thief = await browser.newContext()
  await thief.addInitScript((copied) => {
    for (const [key, value] of Object.entries(copied)) localStorage.setItem(key, value)
  }, stored)
  const statuses: number[] = []
  thief.on('response', (one) => {
    if (new URL(one.url()).pathname === '/api/data') statuses.push(one.status())
  })
  const tab = await thief.newPage()
  await tab.goto(portalHome)
  await tab.locator('#username').waitFor()
  expect(statuses.every((status) => status === 401)).toBe(true)
  await thief.close()
  await owner.context().close()
})

test('a proof is valid once, and for its address only (O1)', async () => {
  const replayed = await query('{ viewer { id } }', sent)
  expect([replayed.status, replayed.headers['www-authenticate']]).toEqual([
    401,
    expect.stringContaining('invalid_dpop_proof'),
  ])
  const [held] = await Promise.all([holdRequest(page), page.reload().catch(() => undefined)])
  const elsewhere = await request(`${settings.edge}/api/tickets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...held },
    body: '{"query":"{ viewer { id } }"}',
  })
  expect(elsewhere.status).toBe(401)
})

test('rejects fourteen forged tokens (O7)', async () => {
  const { access_token, id_token } = await readTokens(page)
  const forged = await forgeTokens({ accessToken: access_token, idToken: id_token, realm })
  expect(forged).toHaveLength(14)
  for (const { what, token, proof } of forged) {
    const { status, text } = await query('{ viewer { email } }', { authorization: `DPoP ${token}`, dpop: proof })
    expect([what, status, text.includes('@')]).toEqual([what, 401, false])
  }
})

test("tokens are only in the browser's storage (O1)", async () => {
  await page.goto(portalHome)
  await tiles(page).waitFor()
  expect(await page.context().cookies(settings.edge)).toEqual([])
  expect(await page.content()).not.toContain('eyJ')
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key, value]) => value.includes('eyJ') && !key.startsWith('FR-SDK')),
    ),
  )
  expect(stored).toEqual([])
  for (const path of ['/en/mykomax', '/en', '/callback', '/en/mykomax/logout']) {
    expect((await request(`${settings.edge}${path}`)).text).not.toContain('eyJ')
  }
})

test('a disabled user is rejected within 60 s (O11)', async () => {
  await person.disable()
  const disabledAt = performance.now()
  while (!(await page.locator('#username').isVisible())) {
    expect(performance.now() - disabledAt).toBeLessThan(60_000)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await page.goto(portalHome)
    await tiles(page).or(page.locator('#username')).waitFor()
  }
  expect(performance.now() - disabledAt).toBeLessThan(60_000)
})

function query(text: string, headers: Record<string, string>) {
  return request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: text }),
  })
}

/** Aborts the browser's next data request and returns its headers. */
async function holdRequest(page: Page): Promise<{ authorization: string; dpop: string }> {
  return new Promise((resolve) => {
    void page.route(
      '**/api/data',
      async (route) => {
        const { authorization = '', dpop = '' } = await route.request().allHeaders()
        await route.abort()
        resolve({ authorization, dpop })
      },
      { times: 1 },
    )
  })
}
