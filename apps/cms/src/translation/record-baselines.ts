import { isLanguage } from '@ferrule/domain/locales/language'
import { sectionsToPlain } from '@ferrule/domain/translation/coded-text'
import { toPublishedBaselines } from '@ferrule/domain/translation/segment-state'
import { listMemoryPairs } from '@ferrule/domain/translation/translation-memory'
import { toPageTranslation } from '@ferrule/domain/translation/translation-order'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'
import { findBaselines, saveBaselines } from './baseline-store.ts'
import { saveMemoryPairs } from './memory-store.ts'
import { listHashedSegments, readPageTexts } from './read-page-texts.ts'
import { toTaggedTarget } from './tagged-target.ts'
import { findTranslationFacts } from './translation-store.ts'

/**
 * A published translation stores the source of each text, so that a later change of the source is noticed, and the pairs
 * of both for the translation memory.
 */
export const recordBaselines: CollectionAfterChangeHook = async ({ doc, req }) => {
  const locale = req.locale ?? ''
  const pageId = String(doc.id)
  if (doc['_status'] !== 'published' || !isLanguage(locale)) return doc
  const db = await transactionOf(req)
  const facts = await findTranslationFacts(db, pageId)
  const source = facts && toPageTranslation(facts).sourceLanguage
  if (!source || source === locale) return doc
  const targets = new Map(listHashedSegments(doc).map((segment) => [segment.key, segment]))
  const texts = { source: await readPageTexts(db, pageId, source), target: doc }
  const segments = listHashedSegments(texts.source).map(({ key, hash, sections }) => {
    const target = targets.get(key)
    return {
      key,
      source: sectionsToPlain(sections),
      sourceHash: hash,
      targetHash: target?.hash,
      target: target && toTaggedTarget(texts, target),
    }
  })
  const page = { pageId, language: locale }
  const baselines = toPublishedBaselines(segments, await findBaselines(db, page))
  await saveBaselines(db, page, baselines)
  await saveMemoryPairs(db, { ...page, sourceLanguage: source }, listMemoryPairs(segments, baselines))
  return doc
}
