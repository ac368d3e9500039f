import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { portalHome, realm, signIn, tokenUrl } from './support/portal.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson } from './support/throw-away-person.ts'

type Answer = { status: number; contentType?: string; body?: string }

const anyOrigin = { 'access-control-allow-origin': settings.edge }
const json = (status: number, body: object): Answer => ({
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
])('a callback with %s', async (_, query, text) => {
  for (const path of ['/callback', '/en/callback']) {
    await page.goto(`${settings.edge}${path}${query}`)
    await expectError(page, text)
  }
})

test.each<[string, Answer, string]>([
  ['is no success [S8-027]', { status: 404 }, 'Expected 200, received 404'],
  [
    'names its error [S8-028]',
    json(400, { error: 'invalid_grant', error_description: 'Code not valid' }),
    'invalid_grant: Code not valid',
  ],
  ['has a code and a message [S8-029]', json(401, { code: 401, message: 'Access denied' }), '401: Access denied'],
  [
    'is no answer of an identity server [S8-030]',
    { status: 200, contentType: 'text/html', body: '<p>Welcome' },
    'Unable to exchange authorization for tokens',
  ],
  [
    'has no access token [S5-050]',
    json(200, { id_token: idToken, expires_in: 300 }),
    'Access token not found in response',
  ],
])('an exchange whose answer %s [S2-003]', async (_, answer, text) => {
  await beginLogin(page)
  await context.route(tokenUrl, (route) => route.fulfill({ ...answer, headers: anyOrigin }))
  await page.goto(`${settings.edge}/en/callback?code=a&state=s`)
  await expectError(page, text)
})

test('stored values that nobody can read [S8-031]', async () => {
  await beginLogin(page)
  await page.evaluate(() => localStorage.setItem('FR-SDK-state-s', '{'))
  await page.goto(`${settings.edge}/callback?code=a&state=s`)
  await expectError(page, 'Stored values for Auth URL could not be parsed')
})

test.each([
  ['without a client [S5-047]', { clientId: '' }, 'Client ID is required'],
  ['without an address [S8-046]', { issuer: '' }, 'Missing well-known address'],
  ['with an address that is none [S8-045]', { issuer: 'here' }, 'Invalid configuration'],
])('a portal %s', async (_, changes, text) => {
  await changeAnswer(page, portalHome, (html) =>
    html.replace(/(<meta name="identity" content=")([^"]*)/, (_all, tag, content) => {
      const identity = JSON.parse(content.replaceAll('&quot;', '"'))
      return tag + JSON.stringify({ ...identity, ...changes }).replaceAll('"', '&quot;')
    }),
  )
  await page.goto(portalHome)
  await expectError(page, text)
})

test('an identity server that says it is another one (O8)', async () => {
  await changeAnswer(page, `${realm}/.well-known/openid-configuration`, (said) =>
    said.replace(`"issuer":"${realm}"`, '"issuer":"https://evil.example"'),
  )
  await page.goto(portalHome)
  await expectError(page, 'Invalid configuration')
})

test('a hidden frame that comes back without a code sends the reader to the login [S8-034]', async () => {
  await context.route(/openid-connect\/auth\?.*prompt=none/, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state')
    return route.fulfill({ status: 302, headers: { location: `${settings.edge}/blank-callback?state=${state}` } })
  })
  await page.goto(portalHome)
  await page.locator('#username').waitFor()
})

test('a profile that cannot be read sends through the login once more, then says so [S8-024] [S7-007]', async () => {
  const person = await createThrowAwayPerson()
  const asked: string[] = []
  await context.route(`${realm}/protocol/openid-connect/userinfo`, async (route) => {
    if (route.request().method() === 'GET') asked.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({
      status: 403,
      headers: { ...anyOrigin, 'access-control-allow-headers': '*, authorization' },
    })
  })
  const own = await signIn(context, person)
  await expectError(own, 'Failed to get user info; received 403')
  expect(asked).toEqual([expect.stringMatching(/^DPoP ey/), expect.stringMatching(/^DPoP ey/)])
  await person.remove()
})

async function expectError(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'An error has occurred' }).waitFor()
  expect(await page.getByRole('group').getByRole('definition').first().textContent()).toBe(text)
}

/** The real answer, with a change that somebody made on the way or in the settings. */
async function changeAnswer(page: Page, url: string, change: (body: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const { status, headers, text } = await request(url, { headers: { origin: settings.edge } })
    const kept = Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`])
    await route.fulfill({ status, headers: Object.fromEntries(kept), body: change(text) })
  })
}

/** As if this browser had begun a login with the state `s`. */
async function beginLogin(page: Page): Promise<void> {
  await page.goto(`${settings.edge}/en`)
  await page.evaluate(
    ([authority, origin]) => {
      const begun = {
        id: 's',
        created: Math.floor(Date.now() / 1000),
        request_type: 'si:r',
        code_verifier: 'v'.repeat(43),
        authority,
        client_id: 'kmx_uapp_login',
        redirect_uri: `${origin}/callback`,
        scope: 'openid',
      }
      localStorage.setItem('FR-SDK-state-s', JSON.stringify(begun))
    },
    [realm, settings.edge],
  )
}
