import type { Queries } from '../postgres/database.ts'

export type CannedText = { id: string; language: string; title: string; body: string }

export async function listCannedTextRows(tx: Queries): Promise<CannedText[]> {
  return tx.selectFrom('cannedText').selectAll().orderBy('language').orderBy('title').execute()
}

export async function insertCannedTexts(tx: Queries, texts: CannedText[]): Promise<void> {
  await tx
    .insertInto('cannedText')
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
