import { sql } from 'kysely'
import { ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

export type DueDate = { kind: 'contract' | 'warranty'; serialNumber: string; model: string; day: string }

type DueRange = { from: string; to: string; limit: number }

/** Contracts and warranties of machines in use that end within a range of days, the next first. */
export async function listDueDates(tx: Queries, scope: Scope, range: DueRange): Promise<DueDate[]> {
  const ends = [
    ...(await listEnds(tx, scope, { ...range, kind: 'contract' })),
    ...(await listEnds(tx, scope, { ...range, kind: 'warranty' })),
  ]
  return ends.toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, range.limit)
}

/** Reads from each organisation only as many rows as are shown, in index order. */
function listEnds(tx: Queries, scope: Scope, { kind, from, to, limit }: DueRange & Pick<DueDate, 'kind'>) {
  const column = kind === 'contract' ? ('machine.contractUntil' as const) : ('machine.warrantyUntil' as const)
  return ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('machine')
          .whereRef('machine.organisationId', '=', 'own.organisationId')
          .where('machine.retiredOn', 'is', null)
          .where(sql<boolean>`${sql.ref(column)} between ${from}::date and ${to}::date`)
          .select(['machine.serialNumber', 'machine.model', sql<string>`${sql.ref(column)}::text`.as('day')])
          .orderBy(column)
          .limit(limit)
          .as('due'),
      (join) => join.onTrue(),
    )
    .select([sql<DueDate['kind']>`${kind}`.as('kind'), 'due.serialNumber', 'due.model', 'due.day'])
    .orderBy('due.day')
    .limit(limit)
    .execute()
}
