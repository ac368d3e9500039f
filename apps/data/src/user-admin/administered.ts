import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type SqlBool, sql } from 'kysely'

/** Whether the organisation in a column is administered by the caller: the only place that decides what they see. */
export function isAdministered({ kind, organisationIds }: Administrator, column: string) {
  return kind === 'internal'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(column)} = any(${[...organisationIds]}::uuid[])`
}
