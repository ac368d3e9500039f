import type { RequestFormLabels } from '@ferrule/blocks/form/request-form-labels'
import type { RequestKind } from '@ferrule/domain/requests/request'
import { useTexts } from '../frame/texts.tsx'
import { type FormOptions, formLabels } from './form-labels.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'

/** Returns the labels of a form in the user's language. */
export function useFormLabels(kind: RequestKind, options: FormOptions = {}): RequestFormLabels {
  const texts = useTexts()
  const language = useUserLanguage()
  return formLabels(kind, { texts, language, ...options })
}
