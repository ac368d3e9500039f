import { keptStaffSession } from '@ferrule/tasks/kept-session'
import { enterCode, enterPassword, signInStaff } from '@ferrule/tasks/staff-login'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpApp } from './support/account-page.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'
import {
  createThrowAwayPerson,
  createThrowAwayStaff,
  readIdentity,
  type ThrowAwayPerson,
} from './support/throw-away-person.ts'

const json = { 'content-type': 'application/json' }
const made: ThrowAwayPerson[] = []
let publisher: Awaited<ReturnType<typeof createThrowAwayStaff>>
let cookie: string

beforeAll(async () => {
  publisher = await createThrowAwayStaff('publisher')
  made.push(publisher)
})

afterAll(async () => {
  const headers = { cookie: await keptStaffSession(settings.cms) }
  for (const person of made) {
    await person.remove()
    const query = `where[email][equals]=${encodeURIComponent(person.email)}`
    await request(`${settings.cms}/api/users?${query}`, { method: 'DELETE', headers })
  }
})

describe('staff sign in at the identity server (C3)', () => {
  test('with a second factor, for eight hours, by a cookie that no script reads (O10)', async () => {
    const answer = await enterCode(await enterPassword(settings.cms, publisher), publisher.oneTimeSecret)
    expect([answer.status, answer.headers.location]).toEqual([303, '/admin'])
    const given = answer.headers['set-cookie']?.at(-1) ?? ''
    expect(given).toMatch(/^__Host-content-session=[\w-]{43}; Path=\/; Max-Age=28800; Secure; HttpOnly; SameSite=Lax$/)
    cookie = given.split(';')[0] ?? ''
    expect(await whoIs(cookie)).toMatchObject({ email: publisher.email, role: 'publisher' })
  })

  test('and whoever has no second factor sets one up on the way', async () => {
    const person = await createThrowAwayPerson(['kmx_content_editor'])
    made.push(person)
    const browser = await openBrowser()
    const page = await browser.newPage()
    await page.goto(`${settings.cms}/admin/collections/pages`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillLogin(page, person.email, person.password)
    await setUpApp(page)
    await page.waitForURL(`${settings.cms}/admin/collections/pages**`)
    await page.getByRole('heading', { name: 'Pages' }).waitFor()
    await browser.close()
  })

  test('and nobody without a role for content', async () => {
    const person = await createThrowAwayStaff('editor')
    made.push(person)
    await person.takeRoles()
    const answer = await enterCode(await enterPassword(settings.cms, person), person.oneTimeSecret)
    expect(answer.headers.location).toBe('/admin/login?failed=no-role')
    expect(answer.headers['set-cookie']?.join()).not.toContain('content-session')
  })

  test('in the browser that began it: an answer carried to another one is refused', async () => {
    const person = await createThrowAwayStaff('editor')
    made.push(person)
    const elsewhere = { ...(await enterPassword(settings.cms, person)), attempt: '' }
    const answer = await enterCode(elsewhere, person.oneTimeSecret)
    expect(answer.headers.location).toBe('/admin/login?failed=unfinished')
  })

  test('and no password opens the content service itself', async () => {
    const { email, password } = publisher
    const login = await post('/api/users/login', { email, password })
    expect(login.status).toBeGreaterThanOrEqual(400)
    const query = `mutation { loginUser(email: "${email}", password: "${password}") { token } }`
    expect((await post('/api/graphql', { query })).text).not.toContain('"token"')
    expect((await post('/api/users/first-register', { email, password })).status).toBeGreaterThanOrEqual(400)
  })
})

test('the key of a session counts on pages of the content admin only (C3)', async () => {
  expect(await whoIs(cookie)).not.toBeNull()
  expect(await whoIs(cookie, settings.edge)).toBeNull()
  expect(await whoIs(cookie, 'http://evil.example')).toBeNull()
  expect(await whoIs(`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
})

test('a login takes over no session that was planted before, and signing out ends it everywhere (O9)', async () => {
  const again = await signInStaff(settings.cms, publisher)
  expect(again).not.toBe(cookie)
  await post('/api/users/logout', {}, again)
  expect([await whoIs(again), (await whoIs(cookie)) === null]).toEqual([null, false])
  await post('/api/users/logout', {}, cookie)
  expect(await whoIs(cookie)).toBeNull()
  expect(await readIdentity(`/users/${publisher.id}/sessions`)).toEqual([])
})

test('a right that was taken away is gone from sessions that were there before (O9)', async () => {
  const [demoted, disabled] = [await createThrowAwayStaff('administrator'), await createThrowAwayStaff('editor')]
  made.push(demoted, disabled)
  const sessions = [await signInStaff(settings.cms, demoted), await signInStaff(settings.cms, disabled)]
  expect(await Promise.all(sessions.map((session) => whoIs(session)))).not.toContain(null)
  await Promise.all([demoted.takeRoles(), disabled.disable()])
  const seen = () => Promise.all(sessions.map((session) => whoIs(session)))
  await eventually(seen, (people) => people.every((person) => person === null), 60)
})

function post(path: string, body: object, session = '') {
  const headers = { ...json, cookie: session }
  return request(`${settings.cms}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Who the content service takes the bearer of a cookie for. */
async function whoIs(session: string, origin = settings.cms): Promise<object | null> {
  const { text } = await request(`${settings.cms}/api/users/me`, { headers: { cookie: session, origin } })
  return JSON.parse(text).user
}
