import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { enterCode, enterPassword, signInStaff } from '@ferrule/tasks/staff-login'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpApp } from '../support/account-page.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import {
  createTemporaryUser,
  credentialKinds,
  createTemporaryStaff,
  readIdentity,
  type TemporaryUser,
} from '../support/temporary-user.ts'

const json = { 'content-type': 'application/json' }
const created: TemporaryUser[] = []
let publisher: Awaited<ReturnType<typeof createTemporaryStaff>>
let cookie: string

beforeAll(async () => {
  publisher = await createTemporaryStaff('publisher')
  created.push(publisher)
})

afterAll(async () => {
  const headers = { cookie: await cachedStaffSession(settings.cms) }
  for (const person of created) {
    await person.remove()
    const query = `where[email][equals]=${encodeURIComponent(person.email)}`
    await request(`${settings.cms}/api/users?${query}`, { method: 'DELETE', headers })
  }
})

describe('staff sign in at the identity server (C3)', () => {
  test('with a second factor, for eight hours, with an HttpOnly cookie (O10)', async () => {
    const response = await enterCode(await enterPassword(settings.cms, publisher), publisher.oneTimeSecret)
    expect([response.status, response.headers.location]).toEqual([303, '/admin'])
    const given = response.headers['set-cookie']?.at(-1) ?? ''
    expect(given).toMatch(/^__Host-content-session=[\w-]{43}; Path=\/; Max-Age=28800; Secure; HttpOnly; SameSite=Lax$/)
    cookie = given.split(';')[0] ?? ''
    expect(await whoIs(cookie)).toMatchObject({ email: publisher.email, role: 'publisher' })
  })

  test('and set up a second factor if they have none', async () => {
    const person = await createTemporaryUser(['kmx_content_editor'])
    created.push(person)
    const browser = await openBrowser()
    const page = await browser.newPage()
    await page.goto(`${settings.cms}/admin/collections/pages`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillLogin(page, person.email, person.password)
    await setUpApp(page)
    await page.waitForURL(`${settings.cms}/admin/collections/pages**`)
    await page.getByRole('heading', { name: 'Pages' }).waitFor()
    await expect.poll(() => credentialKinds(person)).toContain('otp')
    await browser.close()
  })

  test('but not without a content role', async () => {
    const person = await createTemporaryStaff('editor')
    created.push(person)
    await person.revokeRoles()
    const response = await enterCode(await enterPassword(settings.cms, person), person.oneTimeSecret)
    expect(response.headers.location).toBe('/admin/login?failed=no-role')
    expect(response.headers['set-cookie']?.join()).not.toContain('content-session')
  })

  test('only in the browser that started the login', async () => {
    const person = await createTemporaryStaff('editor')
    created.push(person)
    const elsewhere = { ...(await enterPassword(settings.cms, person)), attempt: '' }
    const response = await enterCode(elsewhere, person.oneTimeSecret)
    expect(response.headers.location).toBe('/admin/login?failed=unfinished')
  })

  test('and not with a password at the content service itself', async () => {
    const { email, password } = publisher
    const login = await post('/api/users/login', { email, password })
    expect(login.status).toBeGreaterThanOrEqual(400)
    const query = `mutation { loginUser(email: "${email}", password: "${password}") { token } }`
    const byQuery = await request(`${settings.contentService}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    expect(byQuery.text).not.toContain('"token"')
    expect((await post('/api/users/first-register', { email, password })).status).toBeGreaterThanOrEqual(400)
  })
})

test('a session cookie is valid for requests of the content admin only (C3)', async () => {
  expect(await whoIs(cookie)).not.toBeNull()
  expect(await whoIs(cookie, settings.edge)).toBeNull()
  expect(await whoIs(cookie, 'http://evil.example')).toBeNull()
  expect(await whoIs(`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
})

describe('staff open the editor area of the website without its password', () => {
  const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-site' }
  const open = (url: string, headers: Record<string, string> = {}) => request(url, { headers: { ...link, ...headers } })
  const path = '/de/editor?stage=DRAFT'

  test('with a code that works once and only in a page that they open', async () => {
    const entry = `${settings.cms}/api/users/editor-area?${new URLSearchParams({ to: path })}`
    const opened = await open(entry, { cookie })
    expect([opened.status, opened.headers['cache-control']]).toEqual([303, 'no-store'])
    const target = opened.headers.location ?? ''
    expect(target).toContain(`${settings.edge}/api/editor-area-staff?code=`)
    expect((await open(target, { 'sec-fetch-dest': 'image' })).headers['set-cookie']).toBeUndefined()
    const entered = await open(target)
    expect([entered.status, entered.headers.location]).toEqual([303, path])
    const given = (entered.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    expect((await open(`${settings.edge}${path}`, { cookie: given })).status).toBe(200)
    expect((await open(target)).headers['set-cookie']).toBeUndefined()
  })

  test('after a sign-in, and nobody else', async () => {
    const entry = await open(`${settings.edge}/api/editor-area-staff?${new URLSearchParams({ to: path })}`)
    const signIn = await open(entry.headers.location ?? '')
    expect(signIn.headers.location).toMatch(/^\/api\/users\/sign-in\?redirect=%2Fapi%2Fusers%2Feditor-area/)
    const guessed = await open(`${settings.edge}/api/editor-area-staff?code=guess&to=https://evil.example`)
    expect([guessed.headers.location, guessed.headers['set-cookie']]).toEqual(['/en/editor', undefined])
    const redeemed = await post('/api/users/editor-area/redeem', { code: 'guess' }, cookie)
    expect(redeemed.status).toBe(404)
  })
})

test('a login creates a new session, and signing out ends it everywhere (O9)', async () => {
  const second = await signInStaff(settings.cms, publisher)
  expect(second).not.toBe(cookie)
  await post('/api/users/logout', {}, second)
  expect([await whoIs(second), (await whoIs(cookie)) === null]).toEqual([null, false])
  await post('/api/users/logout', {}, cookie)
  expect(await whoIs(cookie)).toBeNull()
  expect(await readIdentity(`/users/${publisher.id}/sessions`)).toEqual([])
})

test('a revoked role also ends existing sessions (O9)', async () => {
  const [demoted, disabled] = [await createTemporaryStaff('administrator'), await createTemporaryStaff('editor')]
  created.push(demoted, disabled)
  const sessions = [await signInStaff(settings.cms, demoted), await signInStaff(settings.cms, disabled)]
  expect(await Promise.all(sessions.map((session) => whoIs(session)))).not.toContain(null)
  await Promise.all([demoted.revokeRoles(), disabled.disable()])
  const seen = () => Promise.all(sessions.map((session) => whoIs(session)))
  await eventually(seen, (people) => people.every((person) => person === null), 60)
})

function post(path: string, body: object, session = '') {
  const headers = { ...json, cookie: session }
  return request(`${settings.cms}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The user of a session cookie, according to the content service. */
async function whoIs(session: string, origin = settings.cms): Promise<object | null> {
  const { text } = await request(`${settings.cms}/api/users/me`, { headers: { cookie: session, origin } })
  return JSON.parse(text).user
}
