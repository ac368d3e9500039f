import japanese from '@ferrule/ui/fonts-ja.css?url'
import chinese from '@ferrule/ui/fonts-zh.css?url'
import type { Language } from '@ferrule/domain/locales/language'

const sheets: Partial<Record<Language, string>> = { ja: japanese, zh: chinese }

/**
 * The list of font files of a language whose script has thousands of signs. It stands at the end of the page, so that
 * nobody waits for it: the words are there in a font of the system first, as wide and as high.
 */
export function ScriptFonts({ language }: { language: Language | undefined }) {
  const href = language && sheets[language]
  return href ? <link rel="stylesheet" href={href} /> : null
}
