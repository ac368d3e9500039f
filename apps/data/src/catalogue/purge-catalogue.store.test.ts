import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { products } from '@ferrule/seeds/catalogue/products'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { createPurgeCatalogueJob } from './purge-catalogue.job.ts'
import { saveProducts } from './save-products.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const before = new Date('2026-03-01T08:00:00Z')
const later = new Date('2026-03-02T08:00:00Z')
const source = 'test'

function axion(classification: string) {
  const seeded = products.find(({ slug }) => slug === 'axion-56')
  return productRecord.parse({ ...seeded, brand: 'Cirris', classification })
}

async function purgedAfter(db: Database, payload: { changedAt: string; whole: boolean }): Promise<string[]> {
  const purged: string[] = []
  const published: string[] = []
  await createPurgeCatalogueJob({
    db,
    store: { publishChange: async (keys) => void published.push(...keys) },
    edge: {
      async softPurge(keys) {
        // The edge must not be refilled from a web process with the previous catalogue.
        expect(published).toEqual(['catalogue'])
        purged.push(...keys)
      },
    },
  })(payload)
  return purged.toSorted()
}

test('purges a moved product with its new and old classifications and their ancestors', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, before)
    await db.transaction((tx) => saveProducts(tx, [axion('heavy-presses')], { source, now: later }))
    expect(await purgedAfter(db, { changedAt: later.toISOString(), whole: false })).toEqual([
      'classification:crimping-lines',
      'classification:crimping-presses',
      'classification:double-end-lines',
      'classification:heavy-presses',
      'product:axion-56',
    ])
  }))

test('purges the whole catalogue after a change of the tree, of labels or units', () =>
  rolledBack(url, async (db) => {
    expect(await purgedAfter(db, { changedAt: later.toISOString(), whole: true })).toEqual(['catalogue'])
  }))

test('enqueues the job in the transaction of the change, and none for an unchanged import', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, before)
    const countJobs = async () => {
      const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
        where task_identifier = 'purge-catalogue' and key like ${`%${later.toISOString()}%`}`.execute(db.queries)
      return rows.length
    }
    const save = () => db.transaction((tx) => saveProducts(tx, [axion('double-end-lines')], { source, now: later }))
    await save()
    expect(await countJobs()).toBe(1)
    await sql`delete from graphile_worker._private_jobs where key like ${`%${later.toISOString()}%`}`.execute(
      db.queries,
    )
    await save()
    expect(await countJobs()).toBe(0)
  }))
