import { z } from 'zod'
import { languages } from '../locales/language.ts'

export const translationState = z.enum(['Translated', 'MarkedForTranslation', 'InProgress'])

export type TranslationState = z.infer<typeof translationState>

const dateTime = z.iso.datetime({ offset: true }).nullable().default(null)

export const pageTranslation = z.object({
  sourceLanguage: z.enum(languages),
  targetLanguages: z.array(
    z.object({ languageCode: z.enum(languages), state: translationState, exportedAt: dateTime, importedAt: dateTime }),
  ),
})

export type PageTranslation = z.infer<typeof pageTranslation>

export const translationAction = z.enum(['start', 'reset'])

export type TranslationAction = z.infer<typeof translationAction>

/** Whether drafts or published texts are shown. */
export const contentStage = z.enum(['DRAFT', 'PUBLISHED']).default('PUBLISHED')

export type ContentStage = z.infer<typeof contentStage>

/** One state for a page; InProgress takes precedence. A page without target languages counts as translated. */
export function aggregateTranslationState(states: readonly TranslationState[]): TranslationState {
  if (states.includes('InProgress')) return 'InProgress'
  return states.every((state) => state === 'Translated') ? 'Translated' : 'MarkedForTranslation'
}
