import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import type { Scope } from './work-for.ts'

/** The caller's organisations as rows, to read of each only as much as is needed. */
export function ownOrganisations(tx: Queries, { organisationIds }: Pick<Scope, 'organisationIds'>) {
  const own = sql<{ organisationId: string }>`unnest(${[...organisationIds]}::uuid[])`
  return tx.selectFrom(own.as<'own'>(sql`own (organisation_id)`))
}

/** Whether a row belongs to one of them: the one place that says whose rows somebody sees. */
export function isOwn({ organisationIds }: Pick<Scope, 'organisationIds'>, column: string) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...organisationIds]}::uuid[])`
}

/** The same, but our own service sees the rows of everybody. */
export function isVisible(scope: Scope, column: string) {
  return scope.isService ? sql<SqlBool>`true` : isOwn(scope, column)
}
