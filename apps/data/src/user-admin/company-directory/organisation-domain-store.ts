import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'

type Key = { organisationId: string; domain: string }

/** The domains of an organisation, with the number of members who have an address there. */
export async function listDomains(tx: Queries, organisationId: string) {
  return tx
    .selectFrom('organisationDomain')
    .where('organisationId', '=', organisationId)
    .select(['domain', 'challenge', 'checkedAt', 'verifiedAt'])
    .select(
      sql<number>`(select count(*)::int from membership join person on person.id = membership.person_id
        where membership.organisation_id = organisation_domain.organisation_id
          and split_part(person.email, '@', 2) = organisation_domain.domain)`.as('people'),
    )
    .orderBy('domain')
    .execute()
}

/** Returns false if the organisation has named the domain before. */
export async function insertDomain(
  tx: Queries,
  { organisationId, domain }: Key,
  { challenge, by, at }: { challenge: string; by: string; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('organisationDomain')
    .values({ organisationId, domain, challenge, addedBy: by, addedAt: at })
    .onConflict((conflict) => conflict.columns(['organisationId', 'domain']).doNothing())
    .returning('domain')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findDomain(tx: Queries, { organisationId, domain }: Key) {
  return tx
    .selectFrom('organisationDomain')
    .where('organisationId', '=', organisationId)
    .where('domain', '=', domain)
    .select(['domain', 'challenge', 'verifiedAt'])
    .executeTakeFirst()
}

export async function markDomainChecked(tx: Queries, { organisationId, domain }: Key, at: Date): Promise<void> {
  await tx
    .updateTable('organisationDomain')
    .set({ checkedAt: at })
    .where('organisationId', '=', organisationId)
    .where('domain', '=', domain)
    .execute()
}

/** `by` is the internal administrator who vouches for it; null if its record proves it. */
type Verification = { at: Date; by: string | null }

/** Returns false if another organisation has verified the domain. The row-level scope hides that row, not its index. */
export async function verifyDomain(
  tx: Queries,
  { organisationId, domain }: Key,
  { at, by }: Verification,
): Promise<boolean> {
  await sql`savepoint verify_domain`.execute(tx)
  try {
    await tx
      .updateTable('organisationDomain')
      .set({ checkedAt: at, verifiedAt: at, approvedBy: by })
      .where('organisationId', '=', organisationId)
      .where('domain', '=', domain)
      .execute()
    return true
  } catch (error) {
    if (!isTaken(error)) throw error
    await sql`rollback to savepoint verify_domain`.execute(tx)
    return false
  }
}

/** Postgres: unique_violation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

export async function deleteDomain(tx: Queries, { organisationId, domain }: Key): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('organisationDomain')
    .where('organisationId', '=', organisationId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst()
  return deleted !== undefined
}
