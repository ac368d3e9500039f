import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import {
  grantOf,
  openDashboard,
  portalHome,
  readTokens,
  realm,
  setSecondsLeft,
  tiles,
  tokenUrl,
} from '../support/portal.ts'
import { createProofKey } from '../support/proof-key.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

const client = { client_id: 'kmx_uapp_login' }

/** Sends a form to the identity server with a valid proof, so that a missing proof is not the reason of an error. */
function post(url: string, fields: Record<string, string>) {
  return request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', dpop: createProofKey().prove(url) },
    body: new URLSearchParams({ ...client, ...fields }).toString(),
  })
}

describe('the identity server issues no token', () => {
  test.each([
    ['password', tokenUrl, { grant_type: 'password', username: 'anna.berg@norlitz.example', password: 'x' }],
    ['client credentials', tokenUrl, { grant_type: 'client_credentials' }],
    ['device authorization', `${realm}/protocol/openid-connect/auth/device`, { scope: 'openid' }],
    [
      'back-channel authentication',
      `${realm}/protocol/openid-connect/ext/ciba/auth`,
      { scope: 'openid', login_hint: 'anna' },
    ],
  ])('by %s (O5)', async (_, url, fields) => {
    const { status, text } = await post(url, fields)
    expect([400, 401, 403]).toContain(status)
    expect(text).toMatch(/unauthorized_client|unsupported_grant_type|invalid_client|not allowed/)
  })

  test.each([
    'https://evil.example/callback',
    `${settings.edge}/callback/../evil`,
    `${settings.edge}/callback?x=1`,
    `${settings.edge}.evil.example/callback`,
    `${settings.edge}/en/callback/x`,
  ])('to %s (O4)', async (redirect_uri) => {
    const pkce = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' }
    const { status, headers } = await authorize({ redirect_uri, response_type: 'code', ...pkce })
    expect([status, headers.location]).toEqual([400, undefined])
  })

  test('without a challenge or by the implicit flow (O3) (O5)', async () => {
    const plain = await authorize({ response_type: 'code' })
    expect(plain.headers.location).toContain('error=invalid_request')
    const implicit = await authorize({ response_type: 'token', nonce: 'n' })
    expect(implicit.headers.location ?? '').not.toContain('access_token=')
  })
})

function authorize(fields: Record<string, string>) {
  const query = new URLSearchParams({
    ...client,
    redirect_uri: `${settings.edge}/callback`,
    scope: 'openid',
    ...fields,
  })
  return request(`${realm}/protocol/openid-connect/auth?${query}`)
}

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

test('a login cannot be completed twice, nor by another browser (O3) [S9-023] [S9-024]', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const callbacks: string[] = []
  const exchanges: string[] = []
  page.on('request', (one) => {
    if (one.url().startsWith(`${settings.edge}/callback`)) callbacks.push(one.url())
    if (one.url() === tokenUrl) exchanges.push(one.postData() ?? '')
  })
  await page.goto(portalHome)
  await page.locator('#username').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.locator('#kc-login').click()
  await tiles(page).waitFor()
  const [callback = ''] = callbacks
  // 16 and 32 random bytes.
  expect(new URL(callback).searchParams.get('state')).toMatch(/^[\w-]{22}$/)
  expect(new URLSearchParams(exchanges[0]).get('code_verifier')).toMatch(/^[\w-]{43}$/)
  for (const thief of [page, await (await browser.newContext()).newPage()]) {
    await thief.goto(callback)
    await thief.getByRole('heading', { name: 'An error has occurred' }).waitFor()
  }
  await context.close()
})

test('a login cannot be completed with a repeated code or a list of codes [I8]', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const exchanges: string[] = []
  page.on('request', (one) => {
    if (one.url() === tokenUrl) exchanges.push(one.url())
  })
  const callbackUrl = Promise.withResolvers<string>()
  // The test sends the login itself, because a browser would follow the redirect.
  await page.route(/login-actions\/authenticate/, async (route) => {
    const login = route.request()
    const { cookie = '', origin = '', 'content-type': type = '' } = await login.allHeaders()
    const headers = { cookie, origin, 'content-type': type }
    const response = await request(login.url(), { method: 'POST', headers, body: login.postData() ?? '' })
    callbackUrl.resolve(response.headers.location ?? '')
    return route.fulfill({ body: 'held' })
  })
  await page.goto(portalHome)
  await page.locator('#username').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.locator('#kc-login').click()
  const callback = await callbackUrl.promise
  const [code = ''] = /code=[^&]+/.exec(callback) ?? []
  for (const forged of [`${callback}&${code}`, callback.replace('code=', 'code[]=')]) {
    await page.goto(forged)
    await page.getByRole('heading', { name: 'An error has occurred' }).waitFor()
  }
  expect(exchanges).toEqual([])
  await page.goto(callback)
  await tiles(page).waitFor()
  expect(exchanges).toHaveLength(1)
  await context.close()
})

test('a plain request starts no login and creates no session (O17)', async () => {
  for (const path of [
    '/en/mykomax',
    '/callback?code=a&state=b',
    '/en/callback',
    '/blank-callback',
    '/en/mykomax/logout',
  ]) {
    const { headers } = await request(`${settings.edge}${path}`, { headers: { 'sec-fetch-dest': 'image' } })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.location).toBeUndefined()
  }
})

test('a login returns to the page where it started: a deep link or the portal home [S2-072]', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${portalHome}/tickets/list?status=open`)
  await page.locator('#username').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.locator('#kc-login').click()
  await page.waitForURL(`${portalHome}/tickets/list?status=open`)
  await context.close()
  const home = await openDashboard(await browser.newContext(), person)
  expect(home.url()).toBe(portalHome)
  await home.context().close()
})

test("a refresh token is valid once, and only with this browser's key (O6)", async () => {
  const context = await browser.newContext()
  const page = await openDashboard(context, person)
  const { refresh_token } = await readTokens(page)
  const stolen = await post(tokenUrl, { grant_type: 'refresh_token', refresh_token })
  expect([stolen.status, stolen.text.includes('access_token')]).toEqual([400, false])
  const statuses: number[] = []
  context.on('response', (one) => {
    const isRefresh = one.url() === tokenUrl && grantOf(one.request()) === 'refresh_token'
    if (isRefresh) statuses.push(one.status())
  })
  for (const _ of ['first use', 'second use']) {
    await storeRefreshToken(page, refresh_token)
    await setSecondsLeft(page, 100)
    await page.reload()
    await tiles(page).waitFor()
  }
  expect(statuses).toEqual([200, 400])
  await context.close()
})

test('the callback page can only be framed by our own pages (O16)', async () => {
  const { headers } = await request(`${settings.edge}/blank-callback`)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['set-cookie']).toBeUndefined()
})

test('the user info has name, e-mail and roles [S7-008] [S7-012]', async () => {
  const context = await browser.newContext()
  let userInfo = '{}'
  // The page navigates as soon as it has the response, so the response is read in the route.
  await context.route(`${realm}/protocol/openid-connect/userinfo`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const { authorization = '', dpop = '', origin = settings.edge } = await route.request().allHeaders()
    const { status, text } = await request(route.request().url(), { headers: { authorization, dpop, origin } })
    userInfo = text
    const headers = { 'access-control-allow-origin': settings.edge, 'content-type': 'application/json' }
    return route.fulfill({ status, headers, body: text })
  })
  const discovered = context.waitForEvent('request', (one) => one.url().endsWith('/.well-known/openid-configuration'))
  await openDashboard(context, person)
  expect((await discovered).method()).toBe('GET')
  expect(JSON.parse(userInfo)).toMatchObject({
    sub: expect.any(String),
    given_name: 'Jora',
    family_name: 'Nimmer',
    name: 'Jora Nimmer',
    email: person.email,
    roles: expect.any(Array),
  })
  await context.close()
})

async function storeRefreshToken(page: Page, refresh_token: string): Promise<void> {
  await page.evaluate((token) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK-user:')) ?? ''
    const tokens = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...tokens, refresh_token: token }))
  }, refresh_token)
}
