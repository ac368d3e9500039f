import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createEditorAreaCode, redeemEditorAreaCode } from './editor-area-code.ts'
import { findSession, revokeSession, startSession } from './staff-sessions.ts'

const pool = new pg.Pool({ connectionString: readSettings().databaseUrl, max: 1 })
let db: pg.PoolClient
let sessionId: string

beforeEach(async () => {
  db = await pool.connect()
  await db.query('begin')
  const values = [randomUUID(), `${randomUUID()}@norlitz.example`]
  await db.query(`insert into users (id, email, name, role) values ($1, $2, 'Somebody', 'editor')`, values)
  const key = await startSession(db, { userId: values[0] ?? '', role: 'editor', refreshToken: 'sealed' })
  sessionId = (await findSession(db, key))?.id ?? ''
})
afterEach(async () => {
  await db.query('rollback')
  db.release()
})
afterAll(() => pool.end())

const createCode = async () => (await createEditorAreaCode(db, sessionId)) ?? ''

test('a code opens the editor area once, and a newer one replaces it', async () => {
  const code = await createCode()
  expect(await redeemEditorAreaCode(db, code)).toBe(true)
  expect(await redeemEditorAreaCode(db, code)).toBe(false)
  const [older, newer] = [await createCode(), await createCode()]
  expect(await redeemEditorAreaCode(db, older)).toBe(false)
  expect(await redeemEditorAreaCode(db, newer)).toBe(true)
})

test('a guessed code, an expired one and one of a session that has ended open nothing', async () => {
  expect(await redeemEditorAreaCode(db, 'guess')).toBe(false)
  const expired = await createCode()
  await db.query(`update staff_session set editor_area_code_ends_at = now() where id = $1`, [sessionId])
  expect(await redeemEditorAreaCode(db, expired)).toBe(false)
  const code = await createCode()
  await revokeSession(db, sessionId)
  expect(await redeemEditorAreaCode(db, code)).toBe(false)
  expect(await createEditorAreaCode(db, sessionId)).toBeUndefined()
})

test('the database contains no code that can be used', async () => {
  const code = await createCode()
  const { rows } = await db.query('select editor_area_code from staff_session where id = $1', [sessionId])
  expect(rows[0]).not.toEqual({ editor_area_code: code })
})
