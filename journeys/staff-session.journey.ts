import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsEditor } from './support/editor.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const json = { 'content-type': 'application/json' }
const colleague = {
  name: 'Session Probe',
  email: `session-${randomBytes(6).toString('hex')}@norlitz.example`,
  password: randomBytes(18).toString('base64url'),
}
let administrator: Awaited<ReturnType<typeof signInAsEditor>>
let id: string

beforeAll(async () => {
  administrator = await signInAsEditor()
  id = await administrator.create('users', { ...colleague, role: 'administrator' })
})

afterAll(() => administrator.remove('users', id))

test('a login takes over no session that was planted before (O9)', async () => {
  const planted = await logIn()
  const { token, cookie } = await logIn({ cookie: planted.cookie })
  expect(sessionOf(token)).not.toBe(sessionOf(planted.token))
  expect([await statusAs(planted.cookie), await statusAs(cookie)]).toEqual([400, 400])
  await request(`${settings.cms}/api/users/logout`, { method: 'POST', headers: { ...json, cookie }, body: '{}' })
  expect([await statusAs(planted.cookie), await statusAs(cookie)]).toEqual([400, 403])
})

test('a right that was taken away is gone from sessions that were there before (O9)', async () => {
  const { cookie } = await logIn()
  expect(await statusAs(cookie)).toBe(400)
  await administrator.change('users', id, { role: 'translator' })
  expect(await statusAs(cookie)).toBe(403)
})

async function logIn(headers: Record<string, string> = {}): Promise<{ token: string; cookie: string }> {
  const { email, password } = colleague
  const answer = await request(`${settings.cms}/api/users/login`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ email, password }),
  })
  const given = answer.headers['set-cookie']?.[0] ?? ''
  expect(given).toMatch(/; HttpOnly/i)
  expect(given).toMatch(/; SameSite=Lax/i)
  return { token: JSON.parse(answer.text).token, cookie: given.split(';')[0] ?? '' }
}

/** What only administrators may: name another colleague. Without a name nobody is made, and it is 400 instead of 403. */
async function statusAs(cookie: string): Promise<number> {
  const { status } = await request(`${settings.cms}/api/users`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: '{}',
  })
  return status
}

function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
}
