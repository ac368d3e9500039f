import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { portalHome, realm, signIn, tokenUrl } from '../support/portal.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser } from '../support/temporary-user.ts'

type FakeResponse = { status: number; contentType?: string; body?: string }

const anyOrigin = { 'access-control-allow-origin': settings.edge }
const json = (status: number, body: object): FakeResponse => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

const idToken = [{ alg: 'RS256' }, { sub: 'a1' }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})

beforeEach(async () => {
  context = await browser.newContext()
  page = await context.newPage()
})

afterEach(() => context.close())
afterAll(() => browser.close())

test.each([
  ['two codes [S5-048]', '?code=a&code=b&state=s', 'Failed to acquire authorization code'],
  ['a list of codes [S5-048]', '?code[]=a&state=s', 'Failed to acquire authorization code'],
  ['two states [S5-049]', '?code=a&state=s&state=t', 'State mismatch'],
  ['nothing [S8-035]', '', 'missing params'],
  [
    'a refusal [S8-035]',
    '?error=access_denied&error_description=The+person+said+no',
    'missing params: access_denied: The person said no',
  ],
  [
    'a state of another browser [S8-032]',
    '?code=a&state=s',
    'The sign-in was started in another tab. Stored state and verifier are not available across tabs.',
  ],
])('shows an error for a callback with %s', async (_, query, text) => {
  for (const path of ['/callback', '/en/callback']) {
    await page.goto(`${settings.edge}${path}${query}`)
    await expectError(page, text)
  }
})

test.each<[string, FakeResponse, string]>([
  ['is not successful [S8-027]', { status: 404 }, 'Expected 200, received 404'],
  [
    'contains an OAuth error [S8-028]',
    json(400, { error: 'invalid_grant', error_description: 'Code not valid' }),
    'invalid_grant: Code not valid',
  ],
  ['has a code and a message [S8-029]', json(401, { code: 401, message: 'Access denied' }), '401: Access denied'],
  [
    'is not JSON [S8-030]',
    { status: 200, contentType: 'text/html', body: '<p>Welcome' },
    'Unable to exchange authorization for tokens',
  ],
  [
    'has no access token [S5-050]',
    json(200, { id_token: idToken, expires_in: 300 }),
    'Access token not found in response',
  ],
])('shows an error for a token response that %s [S2-003]', async (_, response, text) => {
  await beginLogin(page)
  await context.route(tokenUrl, (route) => route.fulfill({ ...response, headers: anyOrigin }))
  await page.goto(`${settings.edge}/en/callback?code=a&state=s`)
  await expectError(page, text)
})

test('shows an error for stored values that cannot be parsed [S8-031]', async () => {
  await beginLogin(page)
  await page.evaluate(() => localStorage.setItem('FR-SDK-state-s', '{'))
  await page.goto(`${settings.edge}/callback?code=a&state=s`)
  await expectError(page, 'Stored values for Auth URL could not be parsed')
})

test.each([
  ['without a client id [S5-047]', { clientId: '' }, 'Client ID is required'],
  ['without an issuer [S8-046]', { issuer: '' }, 'Missing well-known address'],
  ['with an invalid issuer [S8-045]', { issuer: 'here' }, 'Invalid configuration'],
])('shows an error for a portal %s', async (_, changes, text) => {
  await changeResponse(page, portalHome, (html) =>
    html.replace(/(<meta name="identity" content=")([^"]*)/, (_all, tag, content) => {
      const identity = JSON.parse(content.replaceAll('&quot;', '"'))
      return tag + JSON.stringify({ ...identity, ...changes }).replaceAll('"', '&quot;')
    }),
  )
  await page.goto(portalHome)
  await expectError(page, text)
})

test('shows an error if the discovery document has another issuer (O8)', async () => {
  await changeResponse(page, `${realm}/.well-known/openid-configuration`, (body) =>
    body.replace(`"issuer":"${realm}"`, '"issuer":"https://evil.example"'),
  )
  await page.goto(portalHome)
  await expectError(page, 'Invalid configuration')
})

test('a hidden frame that returns without a code redirects to the login [S8-034]', async () => {
  await context.route(/openid-connect\/auth\?.*prompt=none/, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state')
    return route.fulfill({ status: 302, headers: { location: `${settings.edge}/blank-callback?state=${state}` } })
  })
  await page.goto(portalHome)
  await page.locator('#username').waitFor()
  await expect.poll(() => page.url()).toContain(realm)
})

test('a failed user info request repeats the login once, then shows an error [S8-024] [S7-007]', async () => {
  const person = await createTemporaryUser()
  const authorizations: string[] = []
  await context.route(`${realm}/protocol/openid-connect/userinfo`, async (route) => {
    if (route.request().method() === 'GET')
      authorizations.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({
      status: 403,
      headers: { ...anyOrigin, 'access-control-allow-headers': '*, authorization' },
    })
  })
  const portal = await signIn(context, person)
  await expectError(portal, 'Failed to get user info; received 403')
  expect(authorizations).toEqual([expect.stringMatching(/^DPoP ey/), expect.stringMatching(/^DPoP ey/)])
  await person.remove()
})

async function expectError(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'An error has occurred' }).waitFor()
  expect(await page.getByRole('group').getByRole('definition').first().textContent()).toBe(text)
}

/** Changes the body of the real response. */
async function changeResponse(page: Page, url: string, change: (body: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const { status, headers, text } = await request(url, { headers: { origin: settings.edge } })
    const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`])
    await route.fulfill({ status, headers: Object.fromEntries(entries), body: change(text) })
  })
}

/** Stores the state `s` of a started login in the browser. */
async function beginLogin(page: Page): Promise<void> {
  await page.goto(`${settings.edge}/en`)
  await page.evaluate(
    ([authority, origin]) => {
      const started = {
        id: 's',
        created: Math.floor(Date.now() / 1000),
        request_type: 'si:r',
        code_verifier: 'v'.repeat(43),
        authority,
        client_id: 'kmx_uapp_login',
        redirect_uri: `${origin}/callback`,
        scope: 'openid',
      }
      localStorage.setItem('FR-SDK-state-s', JSON.stringify(started))
    },
    [realm, settings.edge],
  )
}
