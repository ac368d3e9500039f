import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { createExpireIdempotencyKeysJob } from './expire-idempotency-keys.job.ts'

const now = new Date('2026-11-16T03:27:00Z')

test('deletes idempotency keys older than 30 days and no newer ones', () =>
  rolledBack(readSettings().DATA_DATABASE_URL, async (db) => {
    await sql`insert into idempotency_key (operation, key, fingerprint, response, created_at)
      select 'expiry-test', days::text, '', '{}', ${now}::timestamptz - days * interval '1 day'
      from unnest(array[0, 29, 31, 400]) days`.execute(db.queries)
    await createExpireIdempotencyKeysJob({ db, now: () => now })()
    const { rows } = await sql<{ key: string }>`select key from idempotency_key
      where operation = 'expiry-test' order by created_at desc`.execute(db.queries)
    expect(rows.map(({ key }) => key)).toEqual(['0', '29'])
  }))

test('deletes more keys than fit into one statement', () =>
  rolledBack(readSettings().DATA_DATABASE_URL, async (db) => {
    await sql`insert into idempotency_key (operation, key, fingerprint, response, created_at)
      select 'expiry-test', number::text, '', '{}', ${now}::timestamptz - interval '31 days'
      from generate_series(1, 2100) number`.execute(db.queries)
    await createExpireIdempotencyKeysJob({ db, now: () => now })()
    const { rows } = await sql`select from idempotency_key where operation = 'expiry-test'`.execute(db.queries)
    expect(rows).toEqual([])
  }))
