import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const [anna] = people
if (!anna) throw new Error('no person is seeded')

const realm = '/realms/alpha'
const tokenPath = `${realm}/protocol/openid-connect/token`
const pathOf = (one: Request) => new URL(one.url()).pathname

describe('a customer signs in', () => {
  let browser: Browser
  let page: Page
  const requests: Request[] = []

  beforeAll(async () => {
    browser = await openBrowser()
    page = await browser.newPage()
    page.on('request', (one) => requests.push(one))
  })

  afterAll(() => browser.close())

  test('through the redirect to the login and back to the portal [S6-006]', async () => {
    await page.goto(`${settings.edge}/en/mykomax`)
    await fillLogin(page, anna.email, demoPassword)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: new RegExp(anna.firstName) }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/mykomax')
  })

  test('with the code flow and PKCE, for the specified client and scope [S7-001] [S7-002] [S7-004] [S9-011] [S9-012] [S9-013] [S9-014]', () => {
    const authorize = requests.filter((one) => pathOf(one) === `${realm}/protocol/openid-connect/auth`)
    // First the hidden frame, then the redirect to the login page.
    expect(authorize.map((one) => new URL(one.url()).searchParams.get('redirect_uri'))).toEqual([
      `${settings.edge}/blank-callback`,
      `${settings.edge}/callback`,
    ])
    for (const one of authorize) {
      expect(Object.fromEntries(new URL(one.url()).searchParams)).toMatchObject({
        client_id: 'kmx_uapp_login',
        response_type: 'code',
        scope: 'openid profile email fr:idm:*',
        code_challenge_method: 'S256',
        state: expect.stringMatching(/.{16,}/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      })
    }
  })

  test('and exchanges the code for tokens that are stored in this browser [S7-005] [S7-006] [S9-020] [S9-021]', async () => {
    const exchange = requests.find((one) => pathOf(one) === tokenPath)
    expect(Object.fromEntries(new URLSearchParams(exchange?.postData() ?? ''))).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'kmx_uapp_login',
      redirect_uri: `${settings.edge}/callback`,
      code: expect.any(String),
      code_verifier: expect.any(String),
    })
    const stored = await page.evaluate(() =>
      JSON.parse(
        localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('FR-SDK-user')) ?? '') ?? '{}',
      ),
    )
    expect(stored).toMatchObject({
      access_token: expect.any(String),
      id_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'DPoP',
    })
    expect(stored.expires_at - Date.now() / 1000).toBeLessThanOrEqual(300)
  })

  test('the data service returns name and roles, and rejects the same token without its key [S6-007] [S7-049]', async () => {
    const { viewer, token } = await reloadViewer(page)
    expect(viewer).toMatchObject({ fullName: `${anna.firstName} ${anna.lastName}`, email: anna.email })
    expect(viewer.roles.toSorted()).toEqual(anna.roles.toSorted())
    for (const scheme of ['DPoP', 'Bearer']) {
      const response = await queryWithStolenToken(`${scheme} ${token}`)
      expect(response.status).toBe(401)
      expect(response.text).not.toContain(anna.email)
    }
  })

  test('a reload does not call the identity server', async () => {
    requests.length = 0
    await page.reload()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(requests.filter((one) => one.url().startsWith(settings.identity))).toEqual([])
  })
})

/** Reloads the dashboard; returns the viewer from the data service and the token that was sent. */
async function reloadViewer(page: Page) {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => new URL(candidate.url()).pathname === '/api/data'),
    page.reload(),
  ])
  const token = (await response.request().headerValue('authorization'))?.replace(/^DPoP /, '') ?? ''
  const body: { data: { viewer: { fullName: string; email: string; roles: string[] } } } = await response.json()
  return { viewer: body.data.viewer, token }
}

/** Queries with a token but without the browser's key. */
async function queryWithStolenToken(authorization: string) {
  return request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ documentId: operationIdOf('Portal') }),
  })
}
