import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { type NewPerson, savePerson, setRowScope } from './person-store.ts'

export type PersonWithOrganisations = { id: string; organisationIds: string[] }

/** A person who has signed in before, with their current organisations. */
export async function findPersonBySubject(tx: Queries, subject: string): Promise<PersonWithOrganisations | undefined> {
  return tx
    .selectFrom('person')
    .leftJoin('membership', 'membership.personId', 'person.id')
    .where('person.subject', '=', subject)
    .groupBy('person.id')
    .select([
      'person.id',
      sql<string[]>`array_remove(array_agg(membership.organisation_id), null)`.as('organisationIds'),
    ])
    .executeTakeFirst()
}

/** `email` only if it is verified: an organisation may have registered it before the first sign-in. */
type LeavingPerson = { subject: string; email: string | undefined }

/**
 * Removes a person who leaves from their organisations. Tickets refer to the row for ever, so it stays without personal
 * data.
 */
export async function anonymisePerson(tx: Queries, { subject, email }: LeavingPerson): Promise<void> {
  // Accesses and invites of all organisations are erased, also of those in which the caller is no administrator.
  await setRowScope(tx, { personId: '', organisationIds: [], isService: true })
  const anonymised = await tx
    .updateTable('person')
    .set({ subject: null, firstName: '', lastName: '', email: sql<string>`id || '@deleted.invalid'` })
    .where((where) => where.or([where('subject', '=', subject), where('email', '=', email?.toLowerCase() ?? '')]))
    .returning('id')
    .execute()
  if (email !== undefined) await deleteInvitations(tx, email.toLowerCase())
  for (const { id } of anonymised) {
    await tx.deleteFrom('membership').where('personId', '=', id).execute()
    await tx.deleteFrom('applicationAccess').where('personId', '=', id).execute()
    await tx.deleteFrom('identitySync').where('personId', '=', id).execute()
    await tx.deleteFrom('scimUser').where('personId', '=', id).execute()
    await tx.deleteFrom('notification').where('personId', '=', id).execute()
    await tx.deleteFrom('notificationPreference').where('personId', '=', id).execute()
    await tx.deleteFrom('pushSubscription').where('personId', '=', id).execute()
    await tx.deleteFrom('ticketFollower').where('personId', '=', id).execute()
  }
}

async function deleteInvitations(tx: Queries, email: string): Promise<void> {
  await tx.deleteFrom('invitation').where('email', '=', email).execute()
}

/** Connects a new account with the person of its verified address, who is created if missing. Returns their id. */
export async function linkPerson(tx: Queries, person: NewPerson): Promise<string> {
  await savePerson(tx, person)
  const { id } = await tx.selectFrom('person').where('email', '=', person.email).select('id').executeTakeFirstOrThrow()
  return id
}

/** Saves a person who has no account yet, or finds the one with this address. Returns their id. */
export async function registerPerson(tx: Queries, person: Omit<NewPerson, 'subject'>): Promise<string> {
  const { id, email, firstName, lastName } = person
  await tx
    .insertInto('person')
    .values({ id, email, firstName, lastName })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const saved = await tx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  return saved.id
}

/** Empty for a former user. */
export async function findPersonName(tx: Queries, id: string): Promise<string> {
  const person = await tx.selectFrom('person').where('id', '=', id).select(['firstName', 'lastName']).executeTakeFirst()
  return person ? `${person.firstName} ${person.lastName}`.trim() : ''
}

/** Notes that a person is signed in, at most once an hour. */
export async function markSignedIn(tx: Queries, id: string): Promise<void> {
  await sql`update person set last_sign_in_at = now() where id = ${id}::uuid
    and coalesce(last_sign_in_at < now() - interval '1 hour', true)`.execute(tx)
}
