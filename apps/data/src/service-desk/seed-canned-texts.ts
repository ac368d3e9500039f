import { cannedTexts } from '@ferrule/seeds/service-desk/canned-texts'
import { stableId } from '../catalogue/stable-id.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { insertCannedTexts } from './canned-text-store.ts'

/** Inserts the canned texts of the seeds. Idempotent. */
export async function seedCannedTexts(db: Database): Promise<number> {
  const texts = cannedTexts.map((text) => ({ id: stableId('canned-text', text.language, text.title), ...text }))
  await withServiceScope(db, (tx) => insertCannedTexts(tx, texts))
  return texts.length
}
