import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import type { Queries } from '../postgres/database.ts'

/** What we hold ourselves; the names are the identity server's. */
export type KeptProfile = Omit<AccountProfile, 'firstName' | 'lastName'>

type KeptRow = { [field in keyof KeptProfile]: string }

export async function findProfile(queries: Queries, personId: string): Promise<KeptRow | undefined> {
  return queries
    .selectFrom('accountProfile')
    .where('personId', '=', personId)
    .select(['company', 'telephone', 'address', 'postalCode', 'city', 'country', 'language'])
    .executeTakeFirst()
}

export async function saveProfile(
  tx: Queries,
  personId: string,
  profile: KeptProfile & { changedAt: Date },
): Promise<void> {
  await tx
    .insertInto('accountProfile')
    .values({ personId, ...profile })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(profile))
    .execute()
}

export async function deleteProfile(tx: Queries, personId: string): Promise<void> {
  await tx.deleteFrom('accountProfile').where('personId', '=', personId).execute()
}
