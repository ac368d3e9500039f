import type { RequestFormWords } from '@ferrule/blocks/form/request-form-words'
import type { RequestKind } from '@ferrule/domain/requests/request'
import { useTexts } from '../frame/texts.tsx'
import { formWords, type Location } from './form-words.ts'
import { useReaderLanguage } from '../frame/use-reader-language.ts'

/** The words of a form in the reader's language. */
export function useFormWords(kind: RequestKind, locations: readonly Location[] = []): RequestFormWords {
  const texts = useTexts()
  const language = useReaderLanguage()
  return formWords(kind, { texts, language, locations })
}
