import type { CapabilityDocument, SpecificationDefinition } from '@ferrule/domain/catalogue/product-document'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { selectRows } from './insert-rows.ts'
import { stableId } from './stable-id.ts'

/** Writes labels and units of specifications; what is the same already is not touched. */
export async function writeDefinitions(tx: Queries, definitions: readonly SpecificationDefinition[]): Promise<number> {
  const rows = definitions.map((one) => ({ ...one, names: { ...one.names }, choices: { ...one.choices } }))
  const { numAffectedRows = 0n } = await sql`insert into specification_definition as old
    ${selectRows('specificationDefinition', rows)} on conflict (key) do update set names = excluded.names,
      unit = excluded.unit, choices = excluded.choices, sort_index = excluded.sort_index,
      filterable = excluded.filterable
    where (old.names, old.unit, old.choices, old.sort_index, old.filterable) is distinct from
      (excluded.names, excluded.unit, excluded.choices, excluded.sort_index, excluded.filterable)`.execute(tx)
  return Number(numAffectedRows)
}

export async function writeCapabilities(tx: Queries, capabilities: readonly CapabilityDocument[]): Promise<number> {
  const rows = capabilities.map((one) => ({
    ...one,
    id: stableId('capability', one.slug),
    names: { ...one.names },
  }))
  const { numAffectedRows = 0n } = await sql`insert into capability as old ${selectRows('capability', rows)}
    on conflict (slug) do update set names = excluded.names, image = excluded.image, sort_index = excluded.sort_index
    where (old.names, old.image, old.sort_index) is distinct from
      (excluded.names, excluded.image, excluded.sort_index)`.execute(tx)
  return Number(numAffectedRows)
}
