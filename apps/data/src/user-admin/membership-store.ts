import type { Queries } from '../postgres/database.ts'

export async function insertMembership(
  tx: Queries,
  { personId, organisationId, since }: { personId: string; organisationId: string; since: Date },
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ personId, organisationId, since })
    .onConflict((conflict) => conflict.columns(['personId', 'organisationId']).doNothing())
    .execute()
}

/** Removes a person from an organisation, with the accesses they had there. */
export async function deleteMembership(
  tx: Queries,
  { personId, organisationId }: { personId: string; organisationId: string },
): Promise<void> {
  await tx
    .deleteFrom('applicationAccess')
    .where('personId', '=', personId)
    .where('organisationId', '=', organisationId)
    .execute()
  await tx
    .deleteFrom('membership')
    .where('personId', '=', personId)
    .where('organisationId', '=', organisationId)
    .execute()
}

/** The addresses that an organisation knows already, as members or by an open invite, as `organisationId email`. */
export async function listKnownAddresses(tx: Queries, organisationIds: readonly string[]): Promise<Set<string>> {
  if (organisationIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.personId')
    .where('membership.organisationId', 'in', [...organisationIds])
    .select(['membership.organisationId', 'person.email'])
    .unionAll(
      tx
        .selectFrom('invitation')
        .where('organisationId', 'in', [...organisationIds])
        .where('acceptedAt', 'is', null)
        .where('withdrawnAt', 'is', null)
        .select(['organisationId', 'email']),
    )
    .execute()
  return new Set(rows.map(({ organisationId, email }) => `${organisationId} ${email}`))
}
