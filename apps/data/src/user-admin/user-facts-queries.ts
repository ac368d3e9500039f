import type { AccessStatus } from '@ferrule/domain/user-admin/access-status'
import type { UserFacts } from '@ferrule/domain/user-admin/decide-user-change'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { toColleagues } from './to-managed-access.ts'

type Membership = { organisationId: string; hasOtherAdministrator: boolean; hasOtherMember: boolean }

/**
 * All organisations of a person, also those that the caller does not administer, and the accesses that the caller sees.
 * The domain decides which of them concern the caller.
 */
export async function findUserFacts(tx: Queries, personId: string): Promise<UserFacts | undefined> {
  const person = await tx.selectFrom('person').where('id', '=', personId).select('id').executeTakeFirst()
  if (!person) return undefined
  const { rows: memberships } = await sql<Membership>`
    select membership.organisation_id,
      exists (select from application_access as other join membership as theirs
          on theirs.person_id = other.person_id and theirs.organisation_id = other.organisation_id
        where other.organisation_id = membership.organisation_id and other.application = 'user-administration'
          and other.role = 'customer-administrator' and other.status = 'active'
          and other.person_id <> membership.person_id) as has_other_administrator,
      exists (select from membership as other where other.organisation_id = membership.organisation_id
        and other.person_id <> membership.person_id) as has_other_member
    from membership where person_id = ${personId}::uuid order by organisation_id`.execute(tx)
  const accesses = await tx
    .selectFrom('applicationAccess')
    .where('personId', '=', personId)
    .select(['organisationId', 'application', 'role', sql<AccessStatus>`status`.as('status')])
    .execute()
  return {
    personId,
    organisationIds: memberships.map(({ organisationId }) => organisationId),
    accesses,
    colleagues: memberships.flatMap(toColleagues),
  }
}

/** The same, after locking the person's organisations, so that two administrators do not leave at the same time. */
export async function lockUserFacts(tx: Queries, personId: string): Promise<UserFacts | undefined> {
  const before = await findUserFacts(tx, personId)
  for (const id of before?.organisationIds.toSorted() ?? []) await lockOrganisation(tx, id)
  return findUserFacts(tx, personId)
}

/** Locks the memberships of an organisation. */
export async function lockOrganisation(tx: Queries, organisationId: string): Promise<void> {
  await tx.selectFrom('organisation').where('id', '=', organisationId).select('id').forUpdate().execute()
}

export async function getPerson(tx: Queries, id: string) {
  return tx
    .selectFrom('person')
    .where('id', '=', id)
    .select(['id', 'subject', 'email', 'firstName', 'lastName'])
    .executeTakeFirstOrThrow()
}
