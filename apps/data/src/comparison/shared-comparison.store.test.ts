import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toReader } from '../catalogue/reader.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { readSharedComparison } from './read-shared-comparison.ts'
import { shareComparison } from './share-comparison.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'data', level: 'silent' })
const now = () => new Date('2026-11-15T10:00:00Z')
const input = {
  idempotencyKey: 'store-test-0123456789',
  entries: [
    { slug: 'corva-24', variantId: null },
    { slug: 'axion-56', variantId: null },
  ],
  measurementSystem: 'Imperial' as const,
}

async function share(db: Database): Promise<string> {
  const result = await shareComparison({ db, now }, anonymous, input)
  if (!result.ok) throw new Error(result.reason)
  return result.value.id
}

const read = (db: Database, id: string, language = 'en') =>
  readSharedComparison({ db, log }, toReader({ language }), id)

async function counts(db: Database) {
  const { rows } = await sql<{ comparisons: number; events: number }>`select
    (select count(*)::int from shared_comparison) as comparisons,
    (select count(*)::int from audit_event where action = 'share-comparison') as events`.execute(db.queries)
  return rows[0]
}

test('a shared comparison opens with the same products in the same units, and nothing has changed', () =>
  rolledBack(url, async (db) => {
    const id = await share(db)
    expect(id).toMatch(/^[\w-]{12}$/)
    expect(await read(db, id)).toEqual({
      id,
      entries: input.entries,
      measurementSystem: 'Imperial',
      sharedAt: now(),
      changes: [],
    })
  }))

test('pressing twice makes one comparison and one audit event', () =>
  rolledBack(url, async (db) => {
    const before = await counts(db)
    expect(await share(db)).toBe(await share(db))
    const after = await counts(db)
    expect(after?.comparisons).toBe((before?.comparisons ?? 0) + 1)
    expect(after?.events).toBe((before?.events ?? 0) + 1)
    const other = { ...input, measurementSystem: 'Metric' as const }
    expect(await shareComparison({ db, now }, anonymous, other)).toEqual({
      ok: false,
      reason: 'idempotency-key-reused',
    })
  }))

test('what has changed since is told in the language and units of the comparison', () =>
  rolledBack(url, async (db) => {
    const id = await share(db)
    await sql`update specification set maximum = maximum * 2 where definition_key = 'cross-section'
      and variant_id is null and product_id = (select id from product where slug = 'corva-24')`.execute(db.queries)
    const german = await read(db, id, 'de')
    expect(german?.changes).toHaveLength(1)
    expect(german?.changes[0]).toMatchObject({ slug: 'corva-24', name: 'Leiterquerschnitt', unit: '' })
    expect(german?.changes[0]?.before).toMatch(/^AWG/)
    expect(german?.changes[0]?.now).not.toBe(german?.changes[0]?.before)
  }))

test('of a product that is not sold where the reader is nothing is told', () =>
  rolledBack(url, async (db) => {
    const id = await share(db)
    await sql`update specification set maximum = maximum * 2 where maximum is not null and product_id =
      (select id from product where slug = 'corva-24')`.execute(db.queries)
    await sql`update product set supported_countries = '{DE}' where slug = 'corva-24'`.execute(db.queries)
    expect((await read(db, id))?.changes).toEqual([])
  }))

test('an id that nobody gave is nothing', () =>
  rolledBack(url, async (db) => {
    expect(await read(db, 'abcdefghijkl')).toBeUndefined()
  }))
