import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

const columns = [
  'access.id',
  'access.personId',
  'access.invitationId',
  'access.organisationId',
  'access.application',
  'access.role',
] as const

/** Active accesses whose last day is over. */
export async function listEndedAccesses(tx: Queries, { today, limit }: { today: string; limit: number }) {
  return tx
    .selectFrom('applicationAccess as access')
    .where('access.status', '=', 'active')
    .where(sql<SqlBool>`access.ends_on < ${today}::date`)
    .select(columns)
    .orderBy('access.endsOn')
    .limit(limit)
    .forUpdate()
    .execute()
}

/** Invited accesses whose invite is no longer valid. */
export async function listExpiredInvites(tx: Queries, { at, limit }: { at: Date; limit: number }) {
  return tx
    .selectFrom('invitation')
    .innerJoin('applicationAccess as access', 'access.invitationId', 'invitation.id')
    .where('invitation.expiresAt', '<=', at)
    .where('invitation.acceptedAt', 'is', null)
    .where('invitation.withdrawnAt', 'is', null)
    .where('access.status', '=', 'invited')
    .select(columns)
    .orderBy('invitation.expiresAt')
    .limit(limit)
    .forUpdate('access')
    .execute()
}
