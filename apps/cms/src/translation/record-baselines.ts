import { isLanguage } from '@ferrule/domain/locales/language'
import { sectionsToPlain } from '@ferrule/domain/translation/coded-text'
import { toPublishedBaselines } from '@ferrule/domain/translation/segment-state'
import { toPageTranslation } from '@ferrule/domain/translation/translation-order'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'
import { findBaselines, saveBaselines } from './baseline-store.ts'
import { listHashedSegments, readPageTexts } from './read-page-texts.ts'
import { findTranslationFacts } from './translation-store.ts'

/** A published translation remembers the source of each text, so that a later change of the source is noticed. */
export const recordBaselines: CollectionAfterChangeHook = async ({ doc, req }) => {
  const locale = req.locale ?? ''
  const pageId = String(doc.id)
  if (doc['_status'] !== 'published' || !isLanguage(locale)) return doc
  const db = await transactionOf(req)
  const facts = await findTranslationFacts(db, pageId)
  const source = facts && toPageTranslation(facts).sourceLanguage
  if (!source || source === locale) return doc
  const targets = new Map(listHashedSegments(doc).map(({ key, hash }) => [key, hash]))
  const segments = listHashedSegments(await readPageTexts(db, pageId, source)).map(({ key, hash, sections }) => ({
    key,
    source: sectionsToPlain(sections),
    sourceHash: hash,
    targetHash: targets.get(key),
  }))
  const page = { pageId, language: locale }
  await saveBaselines(db, page, toPublishedBaselines(segments, await findBaselines(db, page)))
  return doc
}
