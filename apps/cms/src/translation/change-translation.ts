import type { PageTranslation, TranslationAction } from '@ferrule/domain/translation/page-translation'
import {
  listLanguagesToReset,
  listLanguagesToStart,
  toPageTranslation,
} from '@ferrule/domain/translation/translation-order'
import type { Transaction } from '../postgres/transaction-of.ts'
import { findTranslationFacts, saveTranslationChange } from './translation-store.ts'

type Change = { action: TranslationAction; session: string }

/** Starts or resets the translations of a page and returns their new states; undefined if there is no such page. */
export async function changePageTranslation(
  db: Transaction,
  pageId: string,
  { action, session }: Change,
): Promise<PageTranslation | undefined> {
  const facts = await findTranslationFacts(db, pageId)
  if (!facts) return undefined
  const codes = action === 'start' ? listLanguagesToStart(facts) : listLanguagesToReset(facts)
  await saveTranslationChange(db, { pageId, action, codes, session })
  const changed = await findTranslationFacts(db, pageId)
  return changed && toPageTranslation(changed)
}
