import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordEvent } from '../audit/record-event.ts'
import { readSettings } from '../settings.ts'
import { applyMigrations } from './apply-migrations.ts'
import { rolledBack } from './rolled-back.ts'

const url = readSettings().DATA_DATABASE_URL

test('migrating again changes nothing', async () => {
  expect(await applyMigrations(url)).toEqual([])
})

test('every table says what it is for', () =>
  rolledBack(url, async (db) => {
    const { rows } = await sql`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid) is null`.execute(
      db.queries,
    )
    expect(rows).toEqual([])
  }))

test('the generated row types are those of the database', async () => {
  const folder = new URL('../..', import.meta.url)
  const checked = await promisify(execFile)('pnpm', ['exec', 'kysely-codegen', '--verify'], { cwd: folder })
  expect(checked.stdout + checked.stderr).toContain('up-to-date')
})

test('a statement that takes longer than two seconds is cut off', () =>
  rolledBack(url, async (db) => {
    await expect(sql`select pg_sleep(5)`.execute(db.queries)).rejects.toThrow('statement timeout')
  }))

test.each([['update audit_event set actor = actor'], ['delete from audit_event'], ['truncate audit_event']])(
  'an audit event is final: %s',
  (statement) =>
    rolledBack(url, async (db) => {
      await recordEvent(db.queries, { actor: 'anonymous', action: 'test', subjectType: 'test', subjectId: '1' })
      await expect(sql.raw(statement).execute(db.queries)).rejects.toThrow('never altered')
    }),
)
