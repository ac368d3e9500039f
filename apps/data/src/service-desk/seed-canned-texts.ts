import { cannedTexts } from '@ferrule/seeds/service-desk/canned-texts'
import { stableId } from '../catalogue/stable-id.ts'
import { workForService } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { insertCannedTexts } from './canned-text-store.ts'

/** Running it again changes nothing. */
export async function seedCannedTexts(db: Database): Promise<number> {
  const texts = cannedTexts.map((text) => ({ id: stableId('canned-text', text.language, text.title), ...text }))
  await workForService(db, (tx) => insertCannedTexts(tx, texts))
  return texts.length
}
