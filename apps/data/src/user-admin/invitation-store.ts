import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isAdministered } from './administered.ts'

export type NewInvitation = {
  id: string
  email: string
  organisationId: string
  language: string
  message: string
  invitedBy: string
  invitedAt: Date
  expiresAt: Date
}

/** Returns false if the address already has an open invite into the organisation. */
export async function insertInvitation(tx: Queries, invitation: NewInvitation): Promise<boolean> {
  const { id, email, organisationId, language, message, invitedBy, invitedAt, expiresAt } = invitation
  const inserted = await tx
    .insertInto('invitation')
    .values({ id, email, organisationId, language, message, invitedBy, invitedAt, expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('withdrawnAt', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The visible user with an address: a member of an administered organisation, or an open invite into one. */
export async function findVisibleUser(
  tx: Queries,
  administrator: Administrator,
  { email, organisationId }: { email: string; organisationId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select person.id from person where person.email = ${email} and exists (select from membership
      where membership.person_id = person.id and ${isAdministered(administrator, 'membership.organisation_id')})
    union all
    select invitation.id from invitation where email = ${email} and organisation_id = ${organisationId}::uuid
      and accepted_at is null and withdrawn_at is null
      and ${isAdministered(administrator, 'invitation.organisation_id')}
    limit 1`.execute(tx)
  return rows[0]?.id
}

export async function lockInvitation(tx: Queries, administrator: Administrator, id: string) {
  return tx
    .selectFrom('invitation')
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where(isAdministered(administrator, 'organisation_id'))
    .select(['id', 'email', 'organisationId', 'language', 'expiresAt'])
    .forUpdate()
    .executeTakeFirst()
}

/** A new period of validity; the token of the earlier mail is no longer valid. */
export async function renewInvitation(tx: Queries, id: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('invitation').set({ expiresAt, tokenHash: null }).where('id', '=', id).execute()
}

/** Withdraws an invite whose last application was withdrawn. */
export async function endEmptyInvitation(tx: Queries, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ withdrawnAt: at, tokenHash: null })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applicationAccess')
            .where('invitationId', '=', id)
            .where('status', 'in', ['invited', 'invite-expired'])
            .select('applicationAccess.id'),
        ),
      ),
    )
    .execute()
}

export async function setInvitedStatus(
  tx: Queries,
  invitationId: string,
  { from, to, at }: { from: 'invited' | 'invite-expired'; to: 'invited' | 'invite-expired'; at: Date },
): Promise<void> {
  await tx
    .updateTable('applicationAccess')
    .set({ status: to, since: at, changedAt: at, version: sql<number>`version + 1` })
    .where('invitationId', '=', invitationId)
    .where('status', '=', from)
    .execute()
}

/** An invite with what its mail tells; undefined once it is accepted or withdrawn. */
export async function findInvitationForMail(tx: Queries, id: string) {
  return tx
    .selectFrom('invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisationId')
    .leftJoin('person as inviter', 'inviter.id', 'invitation.invitedBy')
    .where('invitation.id', '=', id)
    .where('invitation.acceptedAt', 'is', null)
    .where('invitation.withdrawnAt', 'is', null)
    .select(['invitation.language', 'invitation.message', 'invitation.expiresAt'])
    .select(['organisation.name as organisationName'])
    .select(['inviter.firstName as inviterFirstName', 'inviter.lastName as inviterLastName'])
    .select(
      sql<string[]>`array(select application from application_access where invitation_id = invitation.id
        and status = 'invited' order by id)`.as('applications'),
    )
    .executeTakeFirst()
}
