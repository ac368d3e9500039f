import type { CapabilityRecord, SpecificationDefinition } from '@ferrule/domain/catalogue/import-records'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { selectRows } from './insert-rows.ts'
import { stableId } from './stable-id.ts'

/** Writes changed labels and units of specifications. Returns the number of changed rows. */
export async function writeDefinitions(tx: Queries, definitions: readonly SpecificationDefinition[]): Promise<number> {
  const rows = definitions.map((row) => ({ ...row, names: { ...row.names }, choices: { ...row.choices } }))
  const { numAffectedRows = 0n } = await sql`insert into specification_definition as old
    ${selectRows('specificationDefinition', rows)} on conflict (key) do update set names = excluded.names,
      unit = excluded.unit, choices = excluded.choices, sort_index = excluded.sort_index,
      filterable = excluded.filterable
    where (old.names, old.unit, old.choices, old.sort_index, old.filterable) is distinct from
      (excluded.names, excluded.unit, excluded.choices, excluded.sort_index, excluded.filterable)`.execute(tx)
  return Number(numAffectedRows)
}

export async function writeCapabilities(tx: Queries, capabilities: readonly CapabilityRecord[]): Promise<number> {
  const rows = capabilities.map((capability) => ({
    ...capability,
    id: stableId('capability', capability.slug),
    names: { ...capability.names },
  }))
  const { numAffectedRows = 0n } = await sql`insert into capability as old ${selectRows('capability', rows)}
    on conflict (slug) do update set names = excluded.names, image = excluded.image, sort_index = excluded.sort_index
    where (old.names, old.image, old.sort_index) is distinct from
      (excluded.names, excluded.image, excluded.sort_index)`.execute(tx)
  return Number(numAffectedRows)
}
