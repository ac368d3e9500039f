import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type NewNotice = { advisoryId: string; organisationId: string; machines: number; notifiedAt: Date }

/** Returns false if the organisation was told before. */
export async function insertNotice(
  tx: Queries,
  { advisoryId, organisationId, machines, notifiedAt }: NewNotice,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('advisoryNotice')
    .values({ advisoryId, organisationId, machines, notifiedAt })
    .onConflict((conflict) => conflict.columns(['advisoryId', 'organisationId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The organisations that were told before, so that a repeated job continues where it was interrupted. */
export async function listToldOrganisations(tx: Queries, advisoryId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('advisoryNotice')
    .where('advisoryId', '=', advisoryId)
    .select('organisationId')
    .execute()
  return new Set(rows.map(({ organisationId }) => organisationId))
}

/**
 * The members of an organisation who look after its machines or its users, with address and language. `usesMachines`:
 * whether they may see the machines.
 */
export async function listRecipients(tx: Queries, organisationId: string) {
  return (
    tx
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.personId')
      .leftJoin('accountProfile', 'accountProfile.personId', 'person.subject')
      .where('membership.organisationId', '=', organisationId)
      // Deleted people and people with an unverified address.
      .where('person.email', 'not like', '%.invalid')
      .where((where) =>
        where.exists(
          where
            .selectFrom('applicationAccess')
            .whereRef('applicationAccess.personId', '=', 'person.id')
            .where('applicationAccess.organisationId', '=', organisationId)
            .where('application', 'in', ['inventory', 'user-administration'])
            .where('status', '=', 'active')
            .select('applicationAccess.id'),
        ),
      )
      .select(['person.id', 'person.email', sql<string>`coalesce(account_profile.language, '')`.as('language')])
      .select(
        sql<boolean>`exists (select from application_access as own where own.person_id = person.id
          and own.organisation_id = ${organisationId}::uuid and own.application = 'inventory'
          and own.status = 'active')`.as('usesMachines'),
      )
      .orderBy('person.email')
      .execute()
  )
}
