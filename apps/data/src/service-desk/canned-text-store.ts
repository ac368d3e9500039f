import type { CannedTextInput } from '@ferrule/domain/service-desk/canned-text'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type CannedText = { id: string; version: number; language: string; title: string; body: string }

const shown = ['id', 'version', 'language', 'title', 'body'] as const

/** Those that are offered. */
export async function listCannedTextRows(tx: Queries): Promise<CannedText[]> {
  return tx
    .selectFrom('cannedText')
    .where('retiredAt', 'is', null)
    .select(shown)
    .orderBy('language')
    .orderBy('title')
    .execute()
}

/** Retired ones as well; nobody else changes it before this transaction ends. */
export async function lockCannedText(tx: Queries, id: string) {
  return tx
    .selectFrom('cannedText')
    .where('id', '=', id)
    .select(shown)
    .select(sql<boolean>`retired_at is not null`.as('isRetired'))
    .forUpdate()
    .executeTakeFirst()
}

/** They are few and seldom changed: one after the other, so that of two with one title the second is told. */
export async function lockTitles(tx: Queries): Promise<void> {
  await sql`lock table canned_text in share row exclusive mode`.execute(tx)
}

/** Whether another text of this language has the title; capitals make no difference. */
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
  { id, language, title, body }: Omit<CannedTextInput, 'version'>,
): Promise<void> {
  await tx.insertInto('cannedText').values({ id, language, title, body }).execute()
}

export async function saveCannedText(
  tx: Queries,
  { id, version, language, title, body }: CannedTextInput,
): Promise<void> {
  await tx
    .updateTable('cannedText')
    .set({ language, title, body, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export async function saveRetirement(tx: Queries, id: string, retiredAt: Date): Promise<void> {
  await tx.updateTable('cannedText').set({ retiredAt }).where('id', '=', id).execute()
}

/** What staff made of one of these stays. */
export async function insertCannedTexts(tx: Queries, texts: Omit<CannedText, 'version'>[]): Promise<void> {
  await tx
    .insertInto('cannedText')
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
