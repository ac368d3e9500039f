import type { AccessStatus } from '@ferrule/domain/user-admin/access-status'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isAdministered } from './administered.ts'

/** Accesses of administered organisations with everything that a screen or a decision needs. */
export function visibleAccesses(tx: Queries, administrator: Administrator) {
  return tx
    .selectFrom('applicationAccess as access')
    .innerJoin('organisation', 'organisation.id', 'access.organisationId')
    .leftJoin('person as granter', 'granter.id', 'access.grantedBy')
    .leftJoin('invitation', 'invitation.id', 'access.invitationId')
    .leftJoin('accessRequest as request', 'request.id', 'access.requestId')
    .leftJoin('identitySync as sync', 'sync.personId', 'access.personId')
    .leftJoin('organisationApplication as offer', (join) =>
      join
        .onRef('offer.organisationId', '=', 'access.organisationId')
        .onRef('offer.application', '=', 'access.application'),
    )
    .where(isAdministered(administrator, 'access.organisationId'))
    .select([
      'access.id',
      'access.personId',
      'access.invitationId',
      'access.organisationId',
      'organisation.name as organisationName',
      'access.application',
      'access.role',
      'access.reason',
      'access.since',
      'access.lastUsedAt',
      'access.confirmedAt',
      'access.previous',
      'access.changedAt',
      'access.changedBy',
      'access.version',
      'access.requestId',
      'access.scimGroupId',
      'granter.firstName as granterFirstName',
      'granter.lastName as granterLastName',
      'invitation.expiresAt as inviteExpiresAt',
    ])
    .select([
      sql<AccessStatus>`access.status`.as('status'),
      sql<string | null>`to_char(access.ends_on, 'YYYY-MM-DD')`.as('endsOn'),
      sql<Date | null>`case access.status when 'pending' then request.requested_at end`.as('requestedAt'),
      sql<string | null>`case access.status when 'pending' then request.reason end`.as('requestReason'),
      sql<boolean>`coalesce(sync.applied_at is null or sync.applied_at < sync.requested_at, false)
        and sync.person_id is not null`.as('isSyncPending'),
      sql<boolean>`offer.state is null`.as('isOffered'),
      sql<boolean>`access.application = 'user-administration' and exists (
        select from application_access as other where other.organisation_id = access.organisation_id
          and other.application = 'user-administration' and other.role = 'customer-administrator'
          and other.status = 'active' and other.person_id <> access.person_id)`.as('hasOtherAdministrator'),
      sql<boolean>`access.application = 'user-administration' and exists (
        select from membership as other where other.organisation_id = access.organisation_id
          and other.person_id <> access.person_id)`.as('hasOtherMember'),
    ])
}

export type AccessRow = NonNullable<Awaited<ReturnType<typeof lockAccess>>>

/** Accesses of these users, where a user is a person or an invite. */
export async function listAccessesOf(
  tx: Queries,
  administrator: Administrator,
  userIds: readonly string[],
): Promise<AccessRow[]> {
  if (userIds.length === 0) return []
  const isOf = sql<boolean>`(access.person_id = any(${[...userIds]}::uuid[])
    or access.invitation_id = any(${[...userIds]}::uuid[]))`
  return visibleAccesses(tx, administrator)
    .where(isOf)
    .where(isListed)
    .orderBy('organisation.name')
    .orderBy('access.application')
    .execute()
}

/** Withdrawn applications of an invite are not listed: nobody has had them. */
const isListed = sql<boolean>`(access.invitation_id is null or access.status <> 'inactive')`

/** Finds an access and locks its row until the transaction ends. */
export async function lockAccess(tx: Queries, administrator: Administrator, id: string) {
  return visibleAccesses(tx, administrator).where('access.id', '=', id).forUpdate('access').executeTakeFirst()
}

/** Finds the access of a person to an application and locks its row. */
export async function lockAccessTo(
  tx: Queries,
  administrator: Administrator,
  to: { personId: string; organisationId: string; application: string },
) {
  return visibleAccesses(tx, administrator)
    .where('access.personId', '=', to.personId)
    .where('access.organisationId', '=', to.organisationId)
    .where('access.application', '=', to.application)
    .forUpdate('access')
    .executeTakeFirst()
}

/** The accesses of a person in an organisation, locked. */
export async function lockAccessesIn(
  tx: Queries,
  administrator: Administrator,
  { personId, organisationId }: { personId: string; organisationId: string },
): Promise<AccessRow[]> {
  return visibleAccesses(tx, administrator)
    .where('access.personId', '=', personId)
    .where('access.organisationId', '=', organisationId)
    .orderBy('access.id')
    .forUpdate('access')
    .execute()
}
