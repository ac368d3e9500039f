import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The person's accesses to user administration that are or were granted, in their current organisations. */
export async function listAdministrations(tx: Queries, personId: string) {
  return tx
    .selectFrom('applicationAccess')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.personId', '=', 'applicationAccess.personId')
        .onRef('membership.organisationId', '=', 'applicationAccess.organisationId'),
    )
    .where('applicationAccess.personId', '=', personId)
    .where('applicationAccess.application', '=', 'user-administration')
    .where('applicationAccess.status', 'in', ['active', 'inactive', 'unknown'])
    .select(['applicationAccess.organisationId', 'applicationAccess.role', 'applicationAccess.status'])
    .execute()
}

export type NewPerson = { id: string; subject: string; email: string; firstName: string; lastName: string }

/**
 * Saves a person at the first sign-in. A person already registered by mail address gets the subject; others are
 * created. Addresses are unique at the identity server, so a verified address replaces an earlier subject.
 */
export async function savePerson(tx: Queries, person: NewPerson): Promise<void> {
  const { id, subject, email, firstName, lastName } = person
  // A new user sends several requests at once. With a conflict on the address alone, a concurrent insert could still
  // violate the constraint on the subject.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('person')
    .values({ id, subject, email, firstName, lastName })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return
  await tx
    .updateTable('person')
    .set({ subject })
    .where('email', '=', email)
    .where('subject', 'is distinct from', subject)
    .execute()
}

/** An empty `personId` owns no rows. */
type RowScope = { personId: string; organisationIds: readonly string[]; isService: boolean }

/** Sets the row-level security scope of the transaction to this person and their organisations. */
export async function setRowScope(tx: Queries, { personId, organisationIds, isService }: RowScope): Promise<void> {
  await sql`select set_config('ferrule.person', ${personId}, true),
    set_config('ferrule.organisations', ${organisationIds.join(',')}, true),
    set_config('ferrule.service', ${isService ? 'on' : 'off'}, true)`.execute(tx)
}
