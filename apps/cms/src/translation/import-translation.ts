import { withSections } from '@ferrule/blocks/translation/rich-text-format'
import { type Result, ok, refuse } from '@ferrule/domain/result'
import { applyTranslations } from '@ferrule/domain/translation/apply-translations'
import { assessImport, type ImportAssessment } from '@ferrule/domain/translation/assess-import'
import { type CodedSection, sectionsToPlain } from '@ferrule/domain/translation/coded-text'
import { findTextField } from '@ferrule/domain/translation/find-text-field'
import type { FileRefusal, TranslationReport } from '@ferrule/domain/translation/translation-desk'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import type { Transaction } from '../postgres/transaction-of.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { saveBaselines } from './baseline-store.ts'
import { type LoadedTranslation, loadTranslation, type PageLanguage } from './load-translation.ts'
import { pageTextFields } from './page-text-fields.ts'
import { hashSections } from './read-page-texts.ts'
import { saveFileExchange } from './translation-store.ts'
import { readXliff } from './xliff/read-xliff.ts'

type Import = PageLanguage & { xliff: string; session: string }

/**
 * Saves the translated texts of a file as a draft. A text whose source changed after the export is refused, the others
 * are accepted. Importing the same file again changes nothing.
 */
export async function importTranslation(
  req: PayloadRequest,
  db: Transaction,
  { pageId, language, xliff, session }: Import,
): Promise<Result<TranslationReport, FileRefusal> | undefined> {
  const loaded = await loadTranslation(db, { pageId, language })
  if (!loaded) return undefined
  const file = readXliff(xliff)
  if (!file) return refuse('unreadable')
  if (file.pageId !== pageId) return refuse('other-page')
  if (file.targetLanguage !== language || file.sourceLanguage !== loaded.translation.sourceLanguage)
    return refuse('other-language')
  const fits = ({ key }: { key: string }, sections: readonly CodedSection[]) => fitsSource(loaded, key, sections)
  const assessment = assessImport(file.units, { segments: loaded.segments, fits })
  if (isNewTo(loaded, assessment)) {
    await saveTexts(req, { pageId, language }, { loaded, assessment })
    await saveBaselines(db, { pageId, language }, { ...loaded.baselines, ...toBaselines(assessment) })
    await saveFileExchange(db, { pageId, language, action: 'import', session })
  }
  return ok(toReport(loaded, assessment))
}

function fitsSource({ source }: LoadedTranslation, key: string, sections: readonly CodedSection[]): boolean {
  const found = findTextField(pageTextFields, source, key)
  if (found?.field.type === 'rich-text') return withSections(found.value, sections) !== undefined
  return sections.length === 1 && sections.every((section) => section.every((node) => typeof node === 'string'))
}

function toBaselines({ accepted }: ImportAssessment) {
  return Object.fromEntries(
    accepted.map(({ segment, sections }) => [
      segment.key,
      { sourceHash: segment.hash, source: sectionsToPlain(segment.sections), targetHash: hashSections(sections) },
    ]),
  )
}

function isNewTo({ baselines, targets }: LoadedTranslation, assessment: ImportAssessment): boolean {
  return Object.entries(toBaselines(assessment)).some(
    ([key, { sourceHash, targetHash }]) =>
      targets.get(key)?.hash !== targetHash || baselines[key]?.sourceHash !== sourceHash,
  )
}

type Accepted = { loaded: LoadedTranslation; assessment: ImportAssessment }

/** A draft: only an editor publishes, after the gate. The service itself saves it, as the editor area has no users. */
async function saveTexts(req: PayloadRequest, { pageId, language }: PageLanguage, accepted: Accepted): Promise<void> {
  const texts = new Map(accepted.assessment.accepted.map(({ segment, sections }) => [segment.key, sections]))
  const inEditorFormat = (value: unknown, sections: readonly CodedSection[]) => {
    const content = withSections(value, sections)
    return content && toEditorTree(content)
  }
  const translated = applyTranslations(pageTextFields, accepted.loaded, { texts, withSections: inEditorFormat })
  const data = Object.fromEntries(pageTextFields.map(({ name }) => [name, translated[name]]))
  // Payload sets the locale of an operation on its request; the caller's request keeps its own.
  const ownReq = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  const as = { collection: 'pages', req: ownReq, overrideAccess: true, draft: true } as const
  await req.payload.update({ ...as, id: pageId, locale: language, data })
}

function toReport({ segments }: LoadedTranslation, assessment: ImportAssessment): TranslationReport {
  const { accepted, refused, untranslated } = assessment
  const byKey = new Map(segments.map((segment) => [segment.key, segment]))
  return {
    accepted: accepted.length,
    untranslated: untranslated.length,
    refused: refused.map(({ key, reason }) => {
      const segment = byKey.get(key)
      const source = segment ? sectionsToPlain(segment.sections) : null
      return { key, reason, block: segment?.block ?? null, field: segment?.field ?? key, source }
    }),
  }
}
