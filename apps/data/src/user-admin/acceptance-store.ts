import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** An open invite by the token of its newest mail, with the names that its page shows. */
export async function findInvitationByToken(tx: Queries, token: string) {
  return tx
    .selectFrom('invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisationId')
    .leftJoin('person as inviter', 'inviter.id', 'invitation.invitedBy')
    .where('invitation.tokenHash', '=', hashToken(token))
    .where('invitation.acceptedAt', 'is', null)
    .where('invitation.withdrawnAt', 'is', null)
    .select(['invitation.id', 'invitation.email', 'invitation.organisationId', 'invitation.language'])
    .select(['invitation.message', 'invitation.expiresAt', 'organisation.name as organisationName'])
    .select(['inviter.firstName as inviterFirstName', 'inviter.lastName as inviterLastName'])
    .select(
      sql<string[]>`array(select application from application_access where invitation_id = invitation.id
        and status in ('invited', 'invite-expired') order by id)`.as('applications'),
    )
    .executeTakeFirst()
}

/** The open invite of an address into an organisation. */
export async function findOpenInvitation(
  tx: Queries,
  { organisationId, email }: { organisationId: string; email: string },
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('invitation')
    .where('organisationId', '=', organisationId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .select('id')
    .executeTakeFirst()
}

/** Uses up the token. Returns false if another request accepted the invite first. */
export async function markAccepted(
  tx: Queries,
  { id, personId, at }: { id: string; personId: string; at: Date },
): Promise<boolean> {
  const accepted = await tx
    .updateTable('invitation')
    .set({ acceptedAt: at, acceptedBy: personId, tokenHash: null })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return accepted !== undefined
}

type Acceptance = { id: string; personId: string; at: Date }

/**
 * Turns the invited accesses into active ones of the person. An application that the person has already in this
 * organisation takes over role, reason and end.
 */
export async function activateInvited(tx: Queries, { id, personId, at }: Acceptance): Promise<void> {
  await sql`update application_access as held
    set status = 'active', role = invited.role, reason = invited.reason, ends_on = invited.ends_on,
      granted_by = invited.granted_by, since = ${at}, changed_by = ${personId}::uuid, changed_at = ${at},
      previous = null, version = held.version + 1
    from application_access as invited
    where invited.invitation_id = ${id}::uuid and invited.status = 'invited' and held.person_id = ${personId}::uuid
      and held.organisation_id = invited.organisation_id and held.application = invited.application`.execute(tx)
  await sql`delete from application_access as invited
    where invited.invitation_id = ${id}::uuid and (invited.status <> 'invited' or exists (
      select from application_access as held where held.person_id = ${personId}::uuid
        and held.organisation_id = invited.organisation_id and held.application = invited.application))`.execute(tx)
  await tx
    .updateTable('applicationAccess')
    .set({
      personId,
      invitationId: null,
      status: 'active',
      since: at,
      changedBy: personId,
      changedAt: at,
      version: sql<number>`version + 1`,
    })
    .where('invitationId', '=', id)
    .where('status', '=', 'invited')
    .execute()
}

/** Saves the token of a mail that is about to be sent; the token of an earlier mail is no longer valid. */
export async function saveToken(tx: Queries, { id, token }: { id: string; token: string }): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ tokenHash: hashToken(token) })
    .where('id', '=', id)
    .execute()
}
