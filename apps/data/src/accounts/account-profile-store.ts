import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import type { Queries } from '../postgres/database.ts'

/** The profile fields stored here; the identity server stores the names. */
export type StoredProfile = Omit<AccountProfile, 'firstName' | 'lastName'>

type SavedRow = { [field in keyof StoredProfile]: string }

export async function findProfile(queries: Queries, personId: string): Promise<SavedRow | undefined> {
  return queries
    .selectFrom('accountProfile')
    .where('personId', '=', personId)
    .select(['company', 'telephone', 'address', 'postalCode', 'city', 'country', 'language'])
    .executeTakeFirst()
}

export async function saveProfile(
  tx: Queries,
  personId: string,
  profile: StoredProfile & { changedAt: Date },
): Promise<void> {
  const { company, telephone, address, postalCode, city, country, language, changedAt } = profile
  await tx
    .insertInto('accountProfile')
    .values({ personId, company, telephone, address, postalCode, city, country, language, changedAt })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet({ company, telephone, address, postalCode, city, country, language, changedAt }),
    )
    .execute()
}

export async function deleteProfile(tx: Queries, personId: string): Promise<void> {
  await tx.deleteFrom('accountProfile').where('personId', '=', personId).execute()
}
