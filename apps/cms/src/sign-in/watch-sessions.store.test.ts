import { randomUUID } from 'node:crypto'
import type { StaffClaims } from '@ferrule/domain/publishing/staff-identity'
import { createLog } from '@ferrule/telemetry/log'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import type { IdentityServer } from './identity-server.ts'
import { createSeal } from './seal.ts'
import { revokeSession, findSession, startSession } from './staff-sessions.ts'
import { checkSessions } from './watch-sessions.ts'

const pool = new pg.Pool({ connectionString: readSettings().databaseUrl, max: 1 })
const seal = createSeal('a secret of this test', 'refresh tokens')
const log = createLog({ service: 'test', write: () => undefined })
const claims: StaffClaims = {
  sub: 'one',
  acr: 'second-factor',
  email: 'one@norlitz.example',
  email_verified: true,
  roles: ['kmx_content_publisher'],
}
let db: pg.PoolClient
let key: string
let userId: string

/** In a separate transaction, so that the running service sees none of these sessions. */
beforeEach(async () => {
  db = await pool.connect()
  await db.query('begin')
  await db.query('delete from staff_session')
  const values = [randomUUID(), `${randomUUID()}@norlitz.example`]
  await db.query(`insert into users (id, email, name, role) values ($1, $2, 'Somebody', 'editor')`, values)
  userId = values[0] ?? ''
  key = await startSession(db, { userId, role: 'editor', refreshToken: seal.close('first') })
})

afterEach(async () => {
  await db.query('rollback')
  db.release()
})
afterAll(() => pool.end())

const advanceTime = (seconds: number) =>
  db.query(
    `update staff_session set checked_at = checked_at - make_interval(secs => $1),
                              ends_at = ends_at - make_interval(secs => $1)`,
    [seconds],
  )

function check(renew: IdentityServer['renew']): Promise<void> {
  return checkSessions({ db, identity: { renew }, seal, log })
}

test('the database contains neither the session key nor the refresh token in plain text', async () => {
  expect(await findSession(db, key)).toMatchObject({ userId, role: 'editor' })
  const { rows } = await db.query('select * from staff_session')
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(rows)).not.toContain('first')
  // The stored hash is not a valid key.
  expect(await findSession(db, rows[0].id)).toBeUndefined()
})

test('a session ends eight hours after the sign-in, however often it was renewed (O10)', async () => {
  await advanceTime(8 * 3600 - 60)
  await check(async () => ({ claims, refreshToken: 'next' }))
  expect(await findSession(db, key)).toBeDefined()
  await advanceTime(61)
  expect(await findSession(db, key)).toBeUndefined()
})

test('a session is renewed every 30 seconds with the newest token, and its role is updated', async () => {
  const usedTokens: string[] = []
  const renew = async (token: string) => {
    usedTokens.push(token)
    return { claims, refreshToken: `after ${token}` }
  }
  await check(renew)
  expect(usedTokens).toEqual([])
  await advanceTime(31)
  await check(renew)
  await check(renew)
  await advanceTime(31)
  await check(renew)
  expect(usedTokens).toEqual(['first', 'after first'])
  expect((await findSession(db, key))?.role).toBe('publisher')
})

test.each<[string, Awaited<ReturnType<IdentityServer['renew']>>]>([
  ['was disabled', undefined],
  ['lost the role', { claims: { ...claims, roles: [] }, refreshToken: 'x' }],
])('ends the session of a user who %s at the identity server (C3)', async (_, granted) => {
  await advanceTime(31)
  await check(async () => granted)
  expect(await findSession(db, key)).toBeUndefined()
})

test('sessions continue while the identity server is unavailable, and the check is retried', async () => {
  await advanceTime(31)
  await check(() => Promise.reject(new Error('connection refused')))
  expect(await findSession(db, key)).toBeDefined()
  await advanceTime(31)
  await check(async () => undefined)
  expect(await findSession(db, key)).toBeUndefined()
})

test('a revoked session is invalid, and its token is returned once', async () => {
  const id = (await findSession(db, key))?.id ?? ''
  expect(seal.open((await revokeSession(db, id)) ?? '')).toBe('first')
  expect(await revokeSession(db, id)).toBeUndefined()
  expect(await findSession(db, key)).toBeUndefined()
})
