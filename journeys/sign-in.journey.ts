import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from './support/browser.ts'
import { operationIdOf } from './support/operation-id.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const [anna] = people
if (!anna) throw new Error('no person is seeded')

const realm = '/realms/alpha'
const tokenPath = `${realm}/protocol/openid-connect/token`
const pathOf = (one: Request) => new URL(one.url()).pathname

describe('a customer signs in', () => {
  let browser: Browser
  let page: Page
  const asked: Request[] = []

  beforeAll(async () => {
    browser = await openBrowser()
    page = await browser.newPage()
    page.on('request', (one) => asked.push(one))
  })

  afterAll(() => browser.close())

  test('in the browser, after the portal sent them to the login, and comes back to the portal [S6-006]', async () => {
    await page.goto(`${settings.edge}/en/mykomax`)
    await fillLogin(page, anna.email, demoPassword)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: new RegExp(anna.firstName) }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/mykomax')
  })

  test('by code with a challenge, for the agreed client and scope [S7-001] [S7-002] [S7-004] [S9-011] [S9-012] [S9-013] [S9-014]', () => {
    const authorize = asked.filter((one) => pathOf(one) === `${realm}/protocol/openid-connect/auth`)
    // First the hidden frame is tried, then the reader is sent to the login page.
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

  test('and the code is exchanged for tokens that stay in this browser [S7-005] [S7-006] [S9-020] [S9-021]', async () => {
    const exchange = asked.find((one) => pathOf(one) === tokenPath)
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

  test('the data service answers with name and roles, and refuses the same token without its key [S6-007] [S7-049]', async () => {
    const { viewer, token } = await askViewerAgain(page)
    expect(viewer).toMatchObject({ fullName: `${anna.firstName} ${anna.lastName}`, email: anna.email })
    expect(viewer.roles.toSorted()).toEqual(anna.roles.toSorted())
    for (const scheme of ['DPoP', 'Bearer']) {
      const answer = await askWithCopiedToken(`${scheme} ${token}`)
      expect(answer.status).toBe(401)
      expect(answer.text).not.toContain(anna.email)
    }
  })

  test('a reload asks the identity server for nothing', async () => {
    asked.length = 0
    await page.reload()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(asked.filter((one) => one.url().startsWith(settings.identity))).toEqual([])
  })
})

/** Reloads the dashboard and reads what the browser asked the data service and what it answered. */
async function askViewerAgain(page: Page) {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => new URL(candidate.url()).pathname === '/api/data'),
    page.reload(),
  ])
  const token = (await response.request().headerValue('authorization'))?.replace(/^DPoP /, '') ?? ''
  const answer: { data: { viewer: { fullName: string; email: string; roles: string[] } } } = await response.json()
  return { viewer: answer.data.viewer, token }
}

/** What a thief can do who has the token but not the browser's key. */
async function askWithCopiedToken(authorization: string) {
  return request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ documentId: await operationIdOf('Portal') }),
  })
}
