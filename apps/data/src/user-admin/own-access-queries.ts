import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import type { AccessStatus } from '@ferrule/domain/user-admin/access-status'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The accesses of a person in all organisations that the transaction sees. */
export async function listOwnAccesses(tx: Queries, personId: string) {
  return tx
    .selectFrom('applicationAccess')
    .where('personId', '=', personId)
    .select(['id', 'organisationId', 'application', 'role', 'reason', 'since', 'version'])
    .select([sql<AccessStatus>`status`.as('status'), sql<string | null>`to_char(ends_on, 'YYYY-MM-DD')`.as('endsOn')])
    .execute()
}

/** Applications of open invites to an address. */
export async function listInvitedApplications(tx: Queries, email: string) {
  return tx
    .selectFrom('applicationAccess')
    .innerJoin('invitation', 'invitation.id', 'applicationAccess.invitationId')
    .where('invitation.email', '=', email)
    .where('invitation.acceptedAt', 'is', null)
    .where('invitation.withdrawnAt', 'is', null)
    .where('applicationAccess.status', 'in', ['invited', 'invite-expired'])
    .select(['applicationAccess.application', sql<AccessStatus>`application_access.status`.as('status')])
    .execute()
}

/** Notes that a person uses an application, at most once an hour. */
export async function markUsed(tx: Queries, personId: string, application: ServiceName): Promise<void> {
  await sql`update application_access set last_used_at = now()
    where person_id = ${personId}::uuid and application = ${application} and status = 'active'
      and coalesce(last_used_at < now() - interval '1 hour', true)`.execute(tx)
}
