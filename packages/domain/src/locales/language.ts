/** The languages of the interface and of the content, English first because it is built in. */
export const languages = ['en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
