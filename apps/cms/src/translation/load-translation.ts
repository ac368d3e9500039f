import type { Language } from '@ferrule/domain/locales/language'
import { sectionsToPlain } from '@ferrule/domain/translation/coded-text'
import type { PageTranslation } from '@ferrule/domain/translation/page-translation'
import { type SegmentBaselines, stateOfSegment } from '@ferrule/domain/translation/segment-state'
import { toTaggedText } from '@ferrule/domain/translation/tagged-text'
import type { ContentRow } from '@ferrule/domain/translation/text-field'
import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'
import { toPageTranslation } from '@ferrule/domain/translation/translation-order'
import type { Transaction } from '../postgres/transaction-of.ts'
import { findBaselines } from './baseline-store.ts'
import { type HashedSegment, listHashedSegments, readPageTexts } from './read-page-texts.ts'
import { toTaggedTarget } from './tagged-target.ts'
import { findTranslationFacts } from './translation-store.ts'

export type PageLanguage = { pageId: string; language: Language }

export type LoadedTranslation = {
  translation: PageTranslation
  source: ContentRow
  target: ContentRow
  segments: HashedSegment[]
  targets: Map<string, HashedSegment>
  baselines: SegmentBaselines
}

/** Loads a page in its source and in a target language; undefined if it is no target of the page. Locks the page. */
export async function loadTranslation(
  db: Transaction,
  { pageId, language }: PageLanguage,
): Promise<LoadedTranslation | undefined> {
  const facts = await findTranslationFacts(db, pageId)
  const translation = facts && toPageTranslation(facts)
  if (!translation?.targetLanguages.some(({ languageCode }) => languageCode === language)) return undefined
  const source = await readPageTexts(db, pageId, translation.sourceLanguage)
  const target = await readPageTexts(db, pageId, language)
  return {
    translation,
    source,
    target,
    segments: listHashedSegments(source),
    targets: new Map(listHashedSegments(target).map((segment) => [segment.key, segment])),
    baselines: await findBaselines(db, { pageId, language }),
  }
}

/** Each text of the source beside its translation. */
export function toDeskSegments(loaded: LoadedTranslation): DeskSegment[] {
  return loaded.segments.map(({ key, block, field, hash, sections, maxLength }) => {
    const target = loaded.targets.get(key)
    const baseline = loaded.baselines[key]
    const state = stateOfSegment({ sourceHash: hash, targetHash: target?.hash, baseline })
    return {
      key,
      block: block ?? null,
      field,
      state,
      source: sectionsToPlain(sections),
      sourceHash: hash,
      taggedSource: toTaggedText(sections),
      previousSource: state === 'changed' ? (baseline?.source ?? null) : null,
      target: target ? sectionsToPlain(target.sections) : null,
      taggedTarget: target ? toTaggedTarget(loaded, target) : null,
      maxLength: maxLength ?? null,
    }
  })
}
