import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { forgeTokens } from './support/forged-tokens.ts'
import { listOperations } from './support/operations.ts'
import { openDashboard, portalHome, readTokens, realm, tiles } from './support/portal.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

let browser: Browser
let person: ThrowAwayPerson
let page: Page
/** The headers of a request that this browser sent and that was answered. */
let sent: { authorization: string; dpop: string }

beforeAll(async () => {
  browser = await openBrowser()
  person = await createThrowAwayPerson(['kmx_int_serviceticketing_active'])
  page = await openDashboard(await browser.newContext(), person)
  const [asked] = await Promise.all([page.waitForRequest('**/api/data'), page.reload()])
  await tiles(page).waitFor()
  const { authorization = '', dpop = '' } = await asked.allHeaders()
  sent = { authorization, dpop }
})

afterAll(async () => {
  await browser.close()
  await person.remove()
})

test('a token is worth nothing elsewhere, for any operation (O1)', async () => {
  const operations = listOperations()
  expect(operations.length).toBeGreaterThan(10)
  const token = sent.authorization.replace('DPoP ', '')
  for (const { kind, name } of operations) {
    const query = `${kind} { ${name} { __typename } }`
    // The edge lets nobody ask more than a hundred times a second.
    await new Promise((resolve) => setTimeout(resolve, 60))
    for (const headers of [{ authorization: `DPoP ${token}` }, { authorization: `Bearer ${token}` }, sent]) {
      const { status, text } = await ask(query, headers)
      expect([name, status, text.includes('invalid_')]).toEqual([name, 401, true])
    }
  }
})

test('nor is it to another browser that has copied everything it can read (O1)', async () => {
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  const thief = await browser.newContext()
  await thief.addInitScript((copied) => {
    for (const [key, value] of Object.entries(copied)) localStorage.setItem(key, value)
  }, stored)
  const answers: number[] = []
  thief.on('response', (one) => {
    if (new URL(one.url()).pathname === '/api/data') answers.push(one.status())
  })
  const tab = await thief.newPage()
  await tab.goto(portalHome)
  await tab.locator('#username').waitFor()
  expect(answers.every((status) => status === 401)).toBe(true)
  await thief.close()
})

test('a proof works once, and for its address only (O1)', async () => {
  const again = await ask('{ viewer { id } }', sent)
  expect([again.status, again.headers['www-authenticate']]).toEqual([
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

test('fourteen forged tokens are refused (O7)', async () => {
  const { access_token, id_token } = await readTokens(page)
  const forged = await forgeTokens({ accessToken: access_token, idToken: id_token, realm })
  expect(forged).toHaveLength(14)
  for (const { what, token, proof } of forged) {
    const { status, text } = await ask('{ viewer { email } }', { authorization: `DPoP ${token}`, dpop: proof })
    expect([what, status, text.includes('@')]).toEqual([what, 401, false])
  }
})

test('a token stands nowhere but in the storage of the browser (O1)', async () => {
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

test('a person who is disabled is refused within 60 s (O11)', async () => {
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

function ask(query: string, headers: Record<string, string>) {
  return request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
}

/** What the browser would have sent next; it does not arrive. */
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
