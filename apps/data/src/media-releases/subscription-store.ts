import type { ReleaseScope, SubscriptionInput } from '@ferrule/domain/media-releases/release-subscription'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

const columns = ['id', 'email', 'language', 'scope', 'token', 'linkSentAt', 'confirmedAt'] as const

/** Locks the row, so that two forms with one address send one mail. */
export async function lockSubscription(tx: Queries, email: string) {
  return tx.selectFrom('releaseSubscription').where('email', '=', email).select(columns).forUpdate().executeTakeFirst()
}

/** Returns false if a parallel transaction has inserted the address. */
export async function insertSubscription(
  tx: Queries,
  {
    id,
    token,
    email,
    language,
    scope,
    linkSentAt,
  }: SubscriptionInput & { id: string; token: string; linkSentAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('releaseSubscription')
    .values({ id, token, email, language, scope, linkSentAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function saveLinkSent(tx: Queries, id: string, linkSentAt: Date): Promise<void> {
  await tx.updateTable('releaseSubscription').set({ linkSentAt }).where('id', '=', id).execute()
}

/** The language and scope of the last form count as long as the address is not confirmed. */
export async function saveUnconfirmed(
  tx: Queries,
  id: string,
  { language, scope }: Pick<SubscriptionInput, 'language' | 'scope'>,
): Promise<void> {
  await tx
    .updateTable('releaseSubscription')
    .set({ language, scope })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .execute()
}

export async function findSubscriptionByToken(db: Queries, token: string) {
  return db.selectFrom('releaseSubscription').where('token', '=', token).select(columns).executeTakeFirst()
}

/** Confirms a subscription, or changes the scope of a confirmed one. Returns its id; undefined if it has ended. */
export async function confirmSubscription(
  tx: Queries,
  { token, scope, now }: { token: string; scope: ReleaseScope; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('releaseSubscription')
    .set({ scope, confirmedAt: sql`coalesce(confirmed_at, ${now})` })
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function deleteSubscription(tx: Queries, token: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('releaseSubscription').where('token', '=', token).returning('id').executeTakeFirst()
  return row?.id
}

/** Deletes a batch of subscriptions. Returns their number. */
export async function deleteUnconfirmed(db: Queries, sentBefore: Date): Promise<number> {
  return deleteBatch(db, 'releaseSubscription', sql`confirmed_at is null and link_sent_at < ${sentBefore}`)
}

/** Confirmed subscriptions after one, in the order of their ids. */
export async function listRecipients(
  tx: Queries,
  {
    language,
    scopes,
    after,
    limit,
  }: { language: string; scopes: readonly string[]; after: string | null; limit: number },
) {
  return tx
    .selectFrom('releaseSubscription')
    .where('language', '=', language)
    .where('scope', 'in', [...scopes])
    .where('confirmedAt', 'is not', null)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .select(['id', 'email', 'token'])
    .orderBy('id')
    .limit(limit)
    .execute()
}
