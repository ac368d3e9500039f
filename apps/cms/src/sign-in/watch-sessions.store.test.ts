import { randomUUID } from 'node:crypto'
import type { StaffClaims } from '@ferrule/domain/publishing/staff-identity'
import { createLog } from '@ferrule/telemetry/log'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import type { IdentityServer } from './identity-server.ts'
import { createSeal } from './seal.ts'
import { endSession, findSession, startSession } from './staff-sessions.ts'
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

/** In a transaction of its own, so that the running service sees none of these sessions. */
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

const letPass = (seconds: number) =>
  db.query(
    `update staff_session set checked_at = checked_at - make_interval(secs => $1),
                              ends_at = ends_at - make_interval(secs => $1)`,
    [seconds],
  )

function check(renew: IdentityServer['renew']): Promise<void> {
  return checkSessions({ db, identity: { renew }, seal, log })
}

test('the browser has the key and the database neither the key nor the token', async () => {
  expect(await findSession(db, key)).toMatchObject({ userId, role: 'editor' })
  const { rows } = await db.query('select * from staff_session')
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(rows)).not.toContain('first')
  // What is stored is no key: a copy of the database opens nothing.
  expect(await findSession(db, rows[0].id)).toBeUndefined()
})

test('eight hours after the login it is over, however often it was renewed (O10)', async () => {
  await letPass(8 * 3600 - 60)
  await check(async () => ({ claims, refreshToken: 'next' }))
  expect(await findSession(db, key)).toBeDefined()
  await letPass(61)
  expect(await findSession(db, key)).toBeUndefined()
})

test('it is renewed with the newest token, once in half a minute, and a new role counts', async () => {
  const shown: string[] = []
  const renew = async (token: string) => {
    shown.push(token)
    return { claims, refreshToken: `after ${token}` }
  }
  await check(renew)
  expect(shown).toEqual([])
  await letPass(31)
  await check(renew)
  await check(renew)
  await letPass(31)
  await check(renew)
  expect(shown).toEqual(['first', 'after first'])
  expect((await findSession(db, key))?.role).toBe('publisher')
})

test.each<[string, Awaited<ReturnType<IdentityServer['renew']>>]>([
  ['is switched off', undefined],
  ['has lost the role', { claims: { ...claims, roles: [] }, refreshToken: 'x' }],
])('whoever %s at the identity server is out (C3)', async (_, answer) => {
  await letPass(31)
  await check(async () => answer)
  expect(await findSession(db, key)).toBeUndefined()
})

test('while the identity server is away people work on, and it is asked again', async () => {
  await letPass(31)
  await check(() => Promise.reject(new Error('connection refused')))
  expect(await findSession(db, key)).toBeDefined()
  await letPass(31)
  await check(async () => undefined)
  expect(await findSession(db, key)).toBeUndefined()
})

test('a session that was ended is worth nothing, and gives its token once', async () => {
  const id = (await findSession(db, key))?.id ?? ''
  expect(seal.open((await endSession(db, id)) ?? '')).toBe('first')
  expect(await endSession(db, id)).toBeUndefined()
  expect(await findSession(db, key)).toBeUndefined()
})
