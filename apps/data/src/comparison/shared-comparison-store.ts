import { sharedEntries } from '@ferrule/domain/comparison/comparison-input'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries-parameter'
import { type MeasurementSystem, measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { sql } from 'kysely'
import { type SpecificationSnapshot, specificationSnapshot } from '../catalogue/specification-snapshot-schema.ts'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

export type SharedComparison = {
  id: string
  entries: ComparedEntry[]
  measurementSystem: MeasurementSystem
  facts: SpecificationSnapshot
  sharedAt: Date
}

export async function insertSharedComparison(tx: Queries, shared: SharedComparison): Promise<void> {
  const { id, entries, measurementSystem: system, facts, sharedAt } = shared
  await tx
    .insertInto('sharedComparison')
    .values({
      id,
      entries: JSON.stringify(entries),
      measurementSystem: system,
      facts: JSON.stringify(facts),
      sharedAt,
    })
    .execute()
}

/** Deletes a batch of comparisons. Returns their number. */
export async function deleteSharedComparisons(queries: Queries, sharedUntil: Date): Promise<number> {
  return deleteBatch(queries, 'sharedComparison', sql`shared_at <= ${sharedUntil}`)
}

export async function findSharedComparison(queries: Queries, id: string): Promise<SharedComparison | undefined> {
  const row = await queries.selectFrom('sharedComparison').where('id', '=', id).selectAll().executeTakeFirst()
  return (
    row && {
      id: row.id,
      entries: sharedEntries.parse(row.entries),
      measurementSystem: measurementSystem.parse(row.measurementSystem),
      facts: specificationSnapshot.parse(row.facts),
      sharedAt: row.sharedAt,
    }
  )
}
