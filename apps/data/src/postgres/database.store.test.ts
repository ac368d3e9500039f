import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordEvent } from '../audit/record-event.ts'
import { readMigrationSettings, readSettings } from '../settings.ts'
import { applyMigrations } from './apply-migrations.ts'
import { createDatabase } from './database.ts'
import { rolledBack } from './rolled-back.ts'

const url = readSettings().DATA_DATABASE_URL
const migrationUrl = readMigrationSettings().DATA_MIGRATION_DATABASE_URL

test('a second migration changes nothing', async () => {
  expect(await applyMigrations(migrationUrl)).toEqual([])
})

test('every table has a comment', () =>
  rolledBack(url, async (db) => {
    const { rows } = await sql`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid) is null`.execute(
      db.queries,
    )
    expect(rows).toEqual([])
  }))

test('cancels a statement after two seconds', () =>
  rolledBack(url, async (db) => {
    await expect(sql`select pg_sleep(5)`.execute(db.queries)).rejects.toThrow('statement timeout')
  }))

test('is not ready behind a pooler that sets no timeouts', async () => {
  const db = createDatabase({ url, name: 'test', maxConnections: 1, isPooled: true, onConnectionError: () => {} })
  await expect(db.ping()).rejects.toThrow('the pooler sets no timeouts')
  await db.close()
})

const auditChanges = ['update audit_event set actor = actor', 'delete from audit_event', 'truncate audit_event']

test.each(auditChanges)('rejects a change of audit events, even by the owner of the table: %s', (statement) =>
  rolledBack(migrationUrl, async (db) => {
    await recordEvent(db.queries, { actor: 'anonymous', action: 'test', subjectType: 'test', subjectId: '1' })
    await expect(sql.raw(statement).execute(db.queries)).rejects.toThrow('never altered')
  }),
)

test.each([
  ...auditChanges,
  'drop policy own_tickets on ticket',
  'alter table ticket disable row level security',
  'alter table ticket no force row level security',
  'drop trigger audit_event_append_only on audit_event',
  'alter table audit_event disable trigger all',
  'create or replace function is_service() returns boolean language sql return true',
  'drop table ticket',
  'truncate ticket',
  'create table injected (a int)',
  'create schema injected',
  'create temporary table injected (a int)',
  'delete from migration',
  'set session_replication_role = replica',
  'set role data_migration',
  'drop policy service on graphile_worker._private_jobs',
])('the service is refused: %s [S6]', (statement) =>
  rolledBack(url, async (db) => {
    await expect(sql.raw(statement).execute(db.queries)).rejects.toThrow(/must be owner|permission denied/)
  }),
)
