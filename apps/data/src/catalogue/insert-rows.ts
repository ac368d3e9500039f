import { type Insertable, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import type { DB } from '../postgres/rows.generated.ts'

/** A row with every column, because a default is not applied to rows that are written many at a time. */
export type WholeRow<Table extends keyof DB> = Required<Insertable<DB[Table]>>

/**
 * Writes any number of rows with one statement and one parameter: a thousand rows of twelve columns as parameters of
 * their own would be more than the protocol can number.
 */
export async function insertRows<Table extends keyof DB>(
  tx: Queries,
  table: Table,
  rows: readonly WholeRow<Table>[],
): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql.table(table)} ${selectRows(table, rows)}`.execute(tx)
}

/** The same rows as something that can stand behind `insert into`. */
export function selectRows<Table extends keyof DB>(table: Table, rows: readonly WholeRow<Table>[]) {
  const json = JSON.stringify(rows.map(toColumnNames))
  return sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
}

function toColumnNames(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumnName(name), value]))
}

function toColumnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
