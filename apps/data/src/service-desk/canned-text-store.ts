import type { CannedTextInput } from '@ferrule/domain/service-desk/canned-text'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type CannedText = {
  id: string
  version: number
  language: string
  title: string
  body: string
  solves: boolean
}

const cannedTextColumns = ['id', 'version', 'language', 'title', 'body', 'solves'] as const

/** Canned texts that are not retired. */
export async function listCannedTextRows(tx: Queries): Promise<CannedText[]> {
  return tx
    .selectFrom('cannedText')
    .where('retiredAt', 'is', null)
    .select(cannedTextColumns)
    .orderBy('language')
    .orderBy('title')
    .execute()
}

/** Finds a text, retired ones included, and locks its row until the transaction ends. */
export async function lockCannedText(tx: Queries, id: string) {
  return tx
    .selectFrom('cannedText')
    .where('id', '=', id)
    .select(cannedTextColumns)
    .select(sql<boolean>`retired_at is not null`.as('isRetired'))
    .forUpdate()
    .executeTakeFirst()
}

/** Serialises changes, so that the second of two texts with the same title is refused; changes are rare. */
export async function lockTitles(tx: Queries): Promise<void> {
  await sql`lock table canned_text in share row exclusive mode`.execute(tx)
}

/** Whether another text of this language has the title, ignoring case. */
export async function isTitleTaken(tx: Queries, { id, language, title }: CannedTextInput): Promise<boolean> {
  const other = await tx
    .selectFrom('cannedText')
    .where('language', '=', language)
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('retiredAt', 'is', null)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

export async function insertCannedText(
  tx: Queries,
  { id, language, title, body, solves }: Omit<CannedTextInput, 'version'>,
): Promise<void> {
  await tx.insertInto('cannedText').values({ id, language, title, body, solves }).execute()
}

export async function saveCannedText(
  tx: Queries,
  { id, version, language, title, body, solves }: CannedTextInput,
): Promise<void> {
  await tx
    .updateTable('cannedText')
    .set({ language, title, body, solves, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export async function saveCannedTextRetirement(tx: Queries, id: string, retiredAt: Date): Promise<void> {
  await tx.updateTable('cannedText').set({ retiredAt }).where('id', '=', id).execute()
}

/** Inserts missing texts; those edited by staff stay unchanged. */
export async function insertCannedTexts(tx: Queries, texts: Omit<CannedText, 'version' | 'solves'>[]): Promise<void> {
  await tx
    .insertInto('cannedText')
    .values(texts.map(({ id, language, title, body }) => ({ id, language, title, body })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
