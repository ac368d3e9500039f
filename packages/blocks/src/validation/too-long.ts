import { bilingual, inLanguage } from '../bilingual.ts'

/** The refusal of a text that is too long, in the language of the editor. */
export function tooLong(maxLength: number, language: string): string {
  const refusal = bilingual(
    `Please enter ${maxLength} characters at most.`,
    `Bitte geben Sie höchstens ${maxLength} Zeichen ein.`,
  )
  return inLanguage(refusal, language)
}
