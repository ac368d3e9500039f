import { z } from 'zod'
import { languages } from '../locales/language.ts'

export const translationState = z.enum(['Translated', 'MarkedForTranslation', 'InProgress'])

export type TranslationState = z.infer<typeof translationState>

const moment = z.iso.datetime({ offset: true }).nullable().default(null)

export const pageTranslation = z.object({
  sourceLanguage: z.enum(languages),
  targetLanguages: z.array(
    z.object({ languageCode: z.enum(languages), state: translationState, exportedAt: moment, importedAt: moment }),
  ),
})

/** Which texts are shown: as they are being written, or as the public reads them. */
export const contentStage = z.enum(['DRAFT', 'PUBLISHED']).default('PUBLISHED')

/** One state for a page: what is under way shows first. A page without target languages has nothing left to translate. */
export function aggregateTranslationState(states: readonly TranslationState[]): TranslationState {
  if (states.includes('InProgress')) return 'InProgress'
  return states.every((state) => state === 'Translated') ? 'Translated' : 'MarkedForTranslation'
}
