import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type KnownPerson = { id: string; organisationIds: string[] }

/** Whoever signed in before, with the organisations they belong to now. */
export async function findPersonBySubject(tx: Queries, subject: string): Promise<KnownPerson | undefined> {
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

/** Without a subject as long as they have not signed in. */
export type OtherMember = { organisationId: string; subject: string | null }

/** Once for each organisation they have in common. */
export function listOtherMembers(db: Queries, subject: string): Promise<OtherMember[]> {
  return db
    .selectFrom('person as self')
    .innerJoin('membership as own', 'own.personId', 'self.id')
    .innerJoin('membership as other', 'other.organisationId', 'own.organisationId')
    .innerJoin('person as member', 'member.id', 'other.personId')
    .where('self.subject', '=', subject)
    .whereRef('member.id', '<>', 'self.id')
    .select(['other.organisationId', 'member.subject'])
    .execute()
}

export type NewPerson = { id: string; subject: string; email: string; firstName: string; lastName: string }

/**
 * The first sign-in: somebody an organisation knows by address already becomes that person, anybody else is new. The
 * identity server knows an address once, so whoever proved it there takes it over from an earlier sign-in.
 */
export async function savePerson(tx: Queries, person: NewPerson): Promise<void> {
  await tx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ subject: person.subject }))
    .execute()
}

/** The address only if it is proved to be theirs: an organisation may know it before the first sign-in. */
export type LeavingPerson = { subject: string; email: string | undefined }

/** Tickets name them for ever, so the row stays, without anything that says who it was. */
export async function anonymisePerson(tx: Queries, { subject, email }: LeavingPerson): Promise<void> {
  const nobody = { subject: null, firstName: '', lastName: '', email: sql<string>`id || '@deleted.invalid'` }
  const left = await tx
    .updateTable('person')
    .set(nobody)
    .where((where) => where.or([where('subject', '=', subject), where('email', '=', email?.toLowerCase() ?? '')]))
    .returning('id')
    .execute()
  for (const { id } of left) await tx.deleteFrom('membership').where('personId', '=', id).execute()
}

/** An empty person is nobody: no row is theirs. */
type Seen = { personId: string; organisationIds: readonly string[]; isService: boolean }

/** From here on the tables themselves show only what this person and their organisations own. */
export async function narrowTo(tx: Queries, { personId, organisationIds, isService }: Seen): Promise<void> {
  await sql`select set_config('ferrule.person', ${personId}, true),
    set_config('ferrule.organisations', ${organisationIds.join(',')}, true),
    set_config('ferrule.service', ${isService ? 'on' : 'off'}, true)`.execute(tx)
}
