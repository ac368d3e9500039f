import { sharedEntries } from '@ferrule/domain/comparison/comparison-input'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries'
import { type MeasurementSystem, measurementSystem } from '@ferrule/domain/countries/measurement-system'
import { type KeptFacts, keptFacts } from '../catalogue/kept-facts.ts'
import type { Queries } from '../postgres/database.ts'

export type SharedComparison = {
  id: string
  entries: ComparedEntry[]
  measurementSystem: MeasurementSystem
  facts: KeptFacts
  sharedAt: Date
}

export async function insertSharedComparison(tx: Queries, shared: SharedComparison): Promise<void> {
  const { entries, facts, ...rest } = shared
  await tx
    .insertInto('sharedComparison')
    .values({ ...rest, entries: JSON.stringify(entries), facts: JSON.stringify(facts) })
    .execute()
}

export async function findSharedComparison(queries: Queries, id: string): Promise<SharedComparison | undefined> {
  const row = await queries.selectFrom('sharedComparison').where('id', '=', id).selectAll().executeTakeFirst()
  return (
    row && {
      id: row.id,
      entries: sharedEntries.parse(row.entries),
      measurementSystem: measurementSystem.parse(row.measurementSystem),
      facts: keptFacts.parse(row.facts),
      sharedAt: row.sharedAt,
    }
  )
}
