import type { RequestFormWords } from '@ferrule/blocks/form/request-form-words'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import type { RequestKind } from '@ferrule/domain/requests/request'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { formWords, type Location } from './form-words.ts'

/** The words of a form in the reader's language. */
export function useFormWords(kind: RequestKind, locations: readonly Location[] = []): RequestFormWords {
  const texts = useTexts()
  const language = parseLocale(useFrame().locale)?.language ?? defaultLanguage
  return formWords(kind, { texts, language, locations })
}
