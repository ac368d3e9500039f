import { type Insertable, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import type { DB } from '../postgres/rows.generated.ts'

/** A row with every column, because `jsonb_populate_recordset` does not apply column defaults. */
export type ProductColumns<Table extends keyof DB> = Required<Insertable<DB[Table]>>

/**
 * Writes any number of rows with one JSON parameter: one parameter per column of thousands of rows would exceed the
 * limit of the Postgres protocol.
 */
export async function insertRows<Table extends keyof DB>(
  tx: Queries,
  table: Table,
  rows: readonly ProductColumns<Table>[],
): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql.table(table)} ${selectRows(table, rows)}`.execute(tx)
}

/** The rows as a `select` for use after `insert into`. */
export function selectRows<Table extends keyof DB>(table: Table, rows: readonly ProductColumns<Table>[]) {
  const json = JSON.stringify(rows.map(toColumnNames))
  return sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
}

function toColumnNames(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumnName(name), value]))
}

function toColumnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
