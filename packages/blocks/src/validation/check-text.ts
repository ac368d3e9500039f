import { type Bilingual, type EditorRequest, inLanguage } from '../bilingual.ts'
import { tooLong } from './too-long.ts'

type TextCheck = {
  isValid: (text: string) => boolean
  /** Tells the editor what to enter instead. */
  refusal: Bilingual
  maxLength: number
  required?: boolean
}

type TextValue = string | null | undefined

/** Creates a field validation. It replaces Payload's own, so it must also check for empty and too long values. */
export function checkText({ isValid, refusal, maxLength, required = false }: TextCheck) {
  return (value: TextValue, { req }: { req: EditorRequest }): true | string => {
    const { language } = req.i18n
    if (!value) return required ? inLanguage(refusal, language) : true
    if (value.length > maxLength) return tooLong(maxLength, language)
    return isValid(value) || inLanguage(refusal, language)
  }
}
