import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toMarket } from '../catalogue/market.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { createExpireComparisonsJob } from './expire-comparisons.job.ts'
import { readSharedComparison } from './read-shared-comparison.ts'
import { shareComparison } from './share-comparison.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'data', level: 'silent' })
const now = () => new Date('2026-11-15T10:00:00Z')
const unlimited = { operationLimits: { take: async () => true }, clientAddress: '192.0.2.1' }
const input = {
  idempotencyKey: 'store-test-0123456789',
  entries: [
    { slug: 'corva-24', variantId: null },
    { slug: 'axion-56', variantId: null },
  ],
  measurementSystem: 'Imperial' as const,
}

async function share(db: Database): Promise<string> {
  const result = await shareComparison({ db, now, ...unlimited }, anonymous, input)
  if (!result.ok) throw new Error(result.reason)
  return result.value.id
}

const read = (db: Database, id: string, language = 'en') =>
  readSharedComparison({ db, log, now }, toMarket({ language }), id)

async function counts(db: Database) {
  const { rows } = await sql<{ comparisons: number; events: number }>`select
    (select count(*)::int from shared_comparison) as comparisons,
    (select count(*)::int from audit_event where action = 'share-comparison') as events`.execute(db.queries)
  return rows[0]
}

test('returns a shared comparison with the same products and units, without changes', () =>
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

test('a repeated request creates one comparison and one audit event', () =>
  rolledBack(url, async (db) => {
    const before = await counts(db)
    expect(await share(db)).toBe(await share(db))
    const after = await counts(db)
    expect(after?.comparisons).toBe((before?.comparisons ?? 0) + 1)
    expect(after?.events).toBe((before?.events ?? 0) + 1)
    const other = { ...input, measurementSystem: 'Metric' as const }
    expect(await shareComparison({ db, now, ...unlimited }, anonymous, other)).toEqual({
      ok: false,
      reason: 'idempotency-key-reused',
    })
  }))

test('reports changes in the language of the market and the units of the comparison', () =>
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

test('reports no changes of a product that is unavailable in the market', () =>
  rolledBack(url, async (db) => {
    const id = await share(db)
    await sql`update specification set maximum = maximum * 2 where maximum is not null and product_id =
      (select id from product where slug = 'corva-24')`.execute(db.queries)
    await sql`update product set supported_countries = '{DE}' where slug = 'corva-24'`.execute(db.queries)
    expect((await read(db, id))?.changes).toEqual([])
  }))

test('returns undefined for an unknown id', () =>
  rolledBack(url, async (db) => {
    expect(await read(db, 'abcdefghijkl')).toBeUndefined()
  }))

test('a comparison expires after a year, and the job deletes it and no newer one [B9]', () =>
  rolledBack(url, async (db) => {
    const old = await share(db)
    const inAYear = () => new Date('2027-11-15T10:00:00Z')
    const later = { db, log, now: inAYear }
    expect(await readSharedComparison(later, toMarket({ language: 'en' }), old)).toBeUndefined()
    const another = { ...input, idempotencyKey: 'store-test-9876543210' }
    const newer = await shareComparison({ db, now: inAYear, ...unlimited }, anonymous, another)
    if (!newer.ok) throw new Error(newer.reason)
    await createExpireComparisonsJob(later)()
    const { rows } = await sql<{ id: string }>`select id from shared_comparison
      where id in (${old}, ${newer.value.id})`.execute(db.queries)
    expect(rows.map(({ id }) => id)).toEqual([newer.value.id])
  }))
