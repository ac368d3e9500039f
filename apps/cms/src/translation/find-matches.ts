import { parseTaggedText, removeTags } from '@ferrule/domain/translation/tagged-text'
import { type MemoryMatch, toMatchScore } from '@ferrule/domain/translation/translation-memory'
import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'
import type { Language } from '@ferrule/domain/locales/language'
import type { Transaction } from '../postgres/transaction-of.ts'
import type { LoadedTranslation } from './load-translation.ts'
import { findMemoryMatches, type StoredMatch } from './memory-store.ts'

/** A desk with more open texts shows matches for the first ones. */
const maxSegments = 100

type Open = { loaded: LoadedTranslation; segments: readonly DeskSegment[]; language: Language }

/** Translations of the same and of similar sources for the texts that need work, by the key of the text. */
export async function findMatches(
  db: Transaction,
  { loaded, segments, language }: Open,
): Promise<ReadonlyMap<string, MemoryMatch[]>> {
  const open = segments.filter(({ state }) => state !== 'translated').slice(0, maxSegments)
  const wanted = open.map(({ key, sourceHash, source }) => ({ key, hash: sourceHash, source }))
  const { sourceLanguage } = loaded.translation
  const matches = new Map<string, MemoryMatch[]>()
  for (const stored of await findMemoryMatches(db, { sourceLanguage, language }, wanted)) {
    const { source, page } = stored
    const match = { score: toMatchScore(stored), source, page, target: fitTarget(loaded, stored) }
    matches.set(stored.key, [...(matches.get(stored.key) ?? []), match])
  }
  return matches
}

/** Tags that do not fit the source are left out, so that a taken match can be saved. */
function fitTarget({ segments }: LoadedTranslation, { key, isExact, target }: StoredMatch): string {
  const sections = segments.find((one) => one.key === key)?.sections ?? []
  return isExact || parseTaggedText(target, sections) ? target : removeTags(target)
}
