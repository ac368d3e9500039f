import type { ImportedUnit } from '@ferrule/domain/translation/assess-import'
import type { CodedSection } from '@ferrule/domain/translation/coded-text'
import { findTextField } from '@ferrule/domain/translation/find-text-field'
import { parseTaggedText } from '@ferrule/domain/translation/tagged-text'
import type { SegmentEdit, TranslationReport } from '@ferrule/domain/translation/translation-desk'
import type { PayloadRequest } from 'payload'
import type { Transaction } from '../postgres/transaction-of.ts'
import { type LoadedTranslation, loadTranslation, type PageLanguage, toDeskSegments } from './load-translation.ts'
import { pageTextFields } from './page-text-fields.ts'
import { assessUnits, saveAccepted, toReport } from './save-translated-texts.ts'
import { saveDeskEdit } from './translation-store.ts'

type Edit = PageLanguage & { edits: readonly SegmentEdit[]; session: string }

/**
 * Saves texts that were typed at the desk as a draft, by the rules of an import: a text whose source changed meanwhile
 * is refused, the others are accepted. Saving the same texts again changes nothing.
 */
export async function editTranslation(
  req: PayloadRequest,
  db: Transaction,
  { pageId, language, edits, session }: Edit,
): Promise<TranslationReport | undefined> {
  const loaded = await loadTranslation(db, { pageId, language })
  if (!loaded) return undefined
  const units = edits.map((edit) => toUnit(loaded, edit))
  const assessment = assessUnits(loaded, units)
  if (await saveAccepted(req, { pageId, language }, { loaded, assessment, autosave: true })) {
    const saved = new Set(assessment.accepted.map(({ segment }) => segment.key))
    const isComplete = toDeskSegments(loaded).every(({ key, state }) => state === 'translated' || saved.has(key))
    await saveDeskEdit(db, { pageId, language, session, isComplete })
  }
  return toReport(loaded, assessment)
}

/** A code that fits no source, for a text whose tags cannot be read. */
const unreadable: CodedSection = [{ code: '', kind: 'link', children: ['?'] }]

function toUnit({ source, segments }: LoadedTranslation, { key, sourceHash, text }: SegmentEdit): ImportedUnit {
  const segment = segments.find((one) => one.key === key)
  const isRich = findTextField(pageTextFields, source, key)?.field.type === 'rich-text'
  if (!segment || !isRich || text.trim() === '') return { key, sourceHash, sections: [[text]] }
  return { key, sourceHash, sections: parseTaggedText(text, segment.sections) ?? [unreadable] }
}
