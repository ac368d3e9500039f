import { withSections } from '@ferrule/blocks/translation/rich-text-format'
import { applyTranslations } from '@ferrule/domain/translation/apply-translations'
import { assessImport, type ImportAssessment, type ImportedUnit } from '@ferrule/domain/translation/assess-import'
import { type CodedSection, sectionsToPlain } from '@ferrule/domain/translation/coded-text'
import { findTextField } from '@ferrule/domain/translation/find-text-field'
import type { TranslationReport } from '@ferrule/domain/translation/translation-desk'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { savingBy } from '../version-authors/save-origin.ts'
import { saveBaselines } from './baseline-store.ts'
import type { LoadedTranslation, PageLanguage } from './load-translation.ts'
import { pageTextFields } from './page-text-fields.ts'
import { hashSections } from './read-page-texts.ts'

export function assessUnits(loaded: LoadedTranslation, units: readonly ImportedUnit[]): ImportAssessment {
  const fits = ({ key }: { key: string }, sections: readonly CodedSection[]) => fitsSource(loaded, key, sections)
  return assessImport(units, { segments: loaded.segments, fits })
}

function fitsSource({ source }: LoadedTranslation, key: string, sections: readonly CodedSection[]): boolean {
  const found = findTextField(pageTextFields, source, key)
  if (found?.field.type === 'rich-text') return withSections(found.value, sections) !== undefined
  return sections.length === 1 && sections.every((section) => section.every((node) => typeof node === 'string'))
}

type Accepted = {
  loaded: LoadedTranslation
  assessment: ImportAssessment
  /** Texts saved one after the other share a version, as the admin's autosave does. */
  autosave: boolean
}

/** Saves the accepted texts and their baselines as a draft; false if all of them are saved already. */
export async function saveAccepted(req: PayloadRequest, page: PageLanguage, accepted: Accepted): Promise<boolean> {
  const { loaded, assessment } = accepted
  if (!isNewTo(loaded, assessment)) return false
  await saveTexts(req, page, accepted)
  await saveBaselines(await transactionOf(req), page, { ...loaded.baselines, ...toBaselines(assessment) })
  return true
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
  const { autosave } = accepted
  await savingBy(autosave ? 'editor-area' : 'import', () =>
    req.payload.update({ ...as, id: pageId, locale: language, autosave, data }),
  )
}

export function toReport({ segments }: LoadedTranslation, assessment: ImportAssessment): TranslationReport {
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
