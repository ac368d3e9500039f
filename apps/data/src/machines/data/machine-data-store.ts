import { isOwn } from '../../portal-access/own-organisations.ts'
import type { Scope } from '../../portal-access/with-user-scope.ts'
import type { Queries } from '../../postgres/database.ts'

/** Far more rows than any machine has; a download is built in memory. */
export const maxDataRows = 5000

/** The caller must have checked the right to see tickets. */
export async function listAllTickets(tx: Queries, scope: Pick<Scope, 'organisationIds'>, machineId: string) {
  return tx
    .selectFrom('ticket')
    .where('machineId', '=', machineId)
    .where(isOwn(scope, 'organisationId'))
    .select(['number', 'subject', 'type', 'status', 'createdAt', 'closedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxDataRows)
    .execute()
}

/** Without the people who recorded them. */
export async function listAllMoves(tx: Queries, machineId: string) {
  return tx
    .selectFrom('machineMove')
    .innerJoin('plant as from', 'from.id', 'machineMove.fromPlantId')
    .innerJoin('plant as to', 'to.id', 'machineMove.toPlantId')
    .where('machineMove.machineId', '=', machineId)
    .select(['movedAt', 'fromPlace', 'toPlace', 'from.name as fromPlant', 'to.name as toPlant'])
    .orderBy('movedAt', 'desc')
    .limit(maxDataRows)
    .execute()
}
