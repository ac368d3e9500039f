import type { Language } from '@ferrule/domain/locales/language'
import type { AccessStatus } from '@ferrule/domain/user-admin/access-status'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The facts about a person that the identity server should have. */
export async function findSyncFacts(tx: Queries, personId: string) {
  const person = await tx
    .selectFrom('person')
    .leftJoin('identitySync as sync', 'sync.personId', 'person.id')
    .where('person.id', '=', personId)
    .select(['person.id', 'person.subject', 'person.email', 'person.firstName', 'person.lastName', 'sync.adoptedAt'])
    .select([
      sql<string | null>`sync.requested_at::text`.as('requestedAt'),
      // Set for a member whom a directory created; the account is created for them.
      sql<Language | null>`(select coalesce(directory.language, 'en') from scim_user as directory
        join membership using (organisation_id, person_id) where directory.person_id = person.id limit 1)`.as(
        'provisionedLanguage',
      ),
    ])
    .executeTakeFirst()
  if (!person) return undefined
  const organisations = await tx
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisationId')
    .where('membership.personId', '=', personId)
    .select(['organisation.id', 'organisation.number', 'organisation.name'])
    .orderBy('organisation.number')
    .execute()
  const accesses = await tx
    .selectFrom('applicationAccess')
    .where('personId', '=', personId)
    .select(['id', 'organisationId', 'application', 'role', sql<AccessStatus>`status`.as('status')])
    .execute()
  return { ...person, organisations, accesses }
}

export type SyncFacts = NonNullable<Awaited<ReturnType<typeof findSyncFacts>>>

/** Marks the state that was read as applied. A change since then stays waiting. */
export async function markApplied(
  tx: Queries,
  { id, requestedAt }: Pick<SyncFacts, 'id' | 'requestedAt'>,
  { at, problem }: { at: Date; problem: string | null },
): Promise<void> {
  await tx
    .insertInto('identitySync')
    .values({ personId: id, requestedAt: at, appliedAt: at, checkedAt: at, adoptedAt: at, problem })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({
        appliedAt: sql<Date>`case when identity_sync.requested_at::text = ${requestedAt}
          then identity_sync.requested_at else identity_sync.applied_at end`,
        checkedAt: at,
        adoptedAt: sql<Date>`coalesce(identity_sync.adopted_at, ${at})`,
        problem,
      }),
    )
    .execute()
}

/** Notes why a change could not be applied; it stays waiting. */
export async function markProblem(
  tx: Queries,
  personId: string,
  { at, problem }: { at: Date; problem: string },
): Promise<void> {
  await tx.updateTable('identitySync').set({ checkedAt: at, problem }).where('personId', '=', personId).execute()
}

/** The person left their last organisation: roles from before are not adopted any more but taken away. */
export async function endAdoption(tx: Queries, personId: string, at: Date): Promise<void> {
  await tx
    .updateTable('identitySync')
    .set({ adoptedAt: sql<Date>`coalesce(adopted_at, ${at})` })
    .where('personId', '=', personId)
    .execute()
}

export async function setStatuses(
  tx: Queries,
  accessIds: readonly string[],
  { status, at }: { status: AccessStatus; at: Date },
): Promise<void> {
  if (accessIds.length === 0) return
  await tx
    .updateTable('applicationAccess')
    .set({ status, since: at, changedAt: at, changedBy: null, previous: null, version: sql<number>`version + 1` })
    .where('id', 'in', [...accessIds])
    .execute()
}

export type ManagedAccount = {
  personId: string
  /** Null before the first sign-in. */
  subject: string | null
  accesses: { application: string; role: string }[]
}

/** Managed people with their active accesses, in pages by id. */
export async function listManagedAccounts(
  tx: Queries,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ManagedAccount[]> {
  // The lateral joins let Postgres look up each person of the page by index.
  const { rows } = await sql<ManagedAccount>`
    select sync.person_id, person.subject, held.accesses
    from (select person_id from identity_sync
        where adopted_at is not null and person_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
        order by person_id limit ${limit}) as sync
      join lateral (select subject from person where id = sync.person_id) as person on true,
      lateral (select coalesce(json_agg(json_build_object('application', application, 'role', role)), '[]') as accesses
        from application_access where person_id = sync.person_id and status = 'active') as held
    order by sync.person_id`.execute(tx)
  return rows
}

export async function listPeopleBySubject(tx: Queries, subjects: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from person
    where subject = any(${[...subjects]}::text[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Members who were never compared with the identity server, and changes that wait longer than a job takes. */
export async function listUnappliedPeople(
  tx: Queries,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select sync.person_id as id from identity_sync as sync join person on person.id = sync.person_id
      where (sync.applied_at is null or sync.applied_at < sync.requested_at) and sync.requested_at < ${before}
        and (person.subject is not null or exists (select from scim_user where scim_user.person_id = person.id))
      order by sync.requested_at limit ${limit})
    union
    (select person.id from person join membership on membership.person_id = person.id
      left join identity_sync as sync on sync.person_id = person.id
      where person.subject is not null and sync.person_id is null limit ${limit})`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function listSyncOrganisations(tx: Queries) {
  return tx.selectFrom('organisation').select(['number', 'name']).orderBy('number').execute()
}
