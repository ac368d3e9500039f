import { type GlossaryTerm, listUsedTerms } from '@ferrule/domain/translation/glossary'
import type { Transaction } from '../postgres/transaction-of.ts'
import { findGlossaryTerms } from './glossary-store.ts'
import { type LoadedTranslation, loadTranslation, type PageLanguage, toDeskSegments } from './load-translation.ts'
import { saveFileExchange } from './translation-store.ts'
import { writeXliff, type XliffUnit } from './xliff/write-xliff.ts'

type Export = PageLanguage & { session: string }

/** Writes the new and changed texts of a page into a file; without any there is none. */
export async function exportTranslation(
  db: Transaction,
  { pageId, language, session }: Export,
): Promise<{ xliff: string | undefined } | undefined> {
  const loaded = await loadTranslation(db, { pageId, language })
  if (!loaded) return undefined
  const { sourceLanguage } = loaded.translation
  const units = toUnits(loaded, await findGlossaryTerms(db, { sourceLanguage, language }))
  if (units.length === 0) return { xliff: undefined }
  await saveFileExchange(db, { pageId, language, action: 'export', session })
  const path = typeof loaded.source['path'] === 'string' ? loaded.source['path'] : ''
  return { xliff: writeXliff({ pageId, path, sourceLanguage, targetLanguage: language, units }) }
}

function toUnits(loaded: LoadedTranslation, glossary: readonly GlossaryTerm[]): XliffUnit[] {
  const segments = new Map(loaded.segments.map((segment) => [segment.key, segment]))
  return toDeskSegments(loaded).flatMap(({ key, block, field, state, source, previousSource, target }) => {
    const segment = segments.get(key)
    if (!segment || state === 'translated') return []
    const { hash, sections, maxLength } = segment
    const previous = previousSource !== null && target !== null ? { source: previousSource, target } : undefined
    const place = block === null ? field : `Block ${block}, ${field}`
    return [{ key, place, hash, sections, maxLength, previous, terms: listUsedTerms(source, glossary) }]
  })
}
