import japanese from '@ferrule/ui/fonts-ja.css?url'
import chinese from '@ferrule/ui/fonts-zh.css?url'
import type { Language } from '@ferrule/domain/locales/language'

const sheets: Partial<Record<Language, string>> = { ja: japanese, zh: chinese }

/**
 * Links the font faces of a language whose script has thousands of characters. The link is at the end of the page, so
 * that it does not block rendering: the text first appears in a system font with the same metrics.
 */
export function ScriptFonts({ language }: { language: Language | undefined }) {
  const href = language && sheets[language]
  return href ? <link rel="stylesheet" href={href} /> : null
}
