import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import type { Scope } from './with-user-scope.ts'

/** The caller's organisations as rows, for lateral joins that read only as many rows of each as needed. */
export function ownOrganisations(tx: Queries, { organisationIds }: Pick<Scope, 'organisationIds'>) {
  const own = sql<{ organisationId: string }>`unnest(${[...organisationIds]}::uuid[])`
  return tx.selectFrom(own.as<'own'>(sql`own (organisation_id)`))
}

/** Whether a row belongs to an organisation of the caller: the only place that decides whose rows are visible. */
export function isOwn({ organisationIds }: Pick<Scope, 'organisationIds'>, column: string) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...organisationIds]}::uuid[])`
}

/** The same, but the service sees the rows of all organisations. */
export function isVisible(scope: Scope, column: string) {
  return scope.isService ? sql<SqlBool>`true` : isOwn(scope, column)
}
