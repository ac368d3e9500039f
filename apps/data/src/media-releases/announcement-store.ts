import type { Queries } from '../postgres/database.ts'

export type AnnouncedPage = { pageId: string; language: string }

/** Returns false if the release was announced before. */
export async function insertAnnouncement(
  tx: Queries,
  { pageId, language }: AnnouncedPage,
  startedAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('releaseAnnouncement')
    .values({ pageId, language, startedAt })
    .onConflict((conflict) => conflict.columns(['pageId', 'language']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Locks the announcement until the transaction ends. Undefined if every mail is in the outbox. */
export async function lockUnfinished(tx: Queries, { pageId, language }: AnnouncedPage) {
  return tx
    .selectFrom('releaseAnnouncement')
    .where('pageId', '=', pageId)
    .where('language', '=', language)
    .where('finishedAt', 'is', null)
    .select('lastRecipient')
    .forUpdate()
    .executeTakeFirst()
}

/** `finishedAt` is null as long as there may be further recipients. */
export async function saveProgress(
  tx: Queries,
  { pageId, language }: AnnouncedPage,
  { lastRecipient, finishedAt }: { lastRecipient: string | null; finishedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('releaseAnnouncement')
    .set({ lastRecipient, finishedAt })
    .where('pageId', '=', pageId)
    .where('language', '=', language)
    .execute()
}
