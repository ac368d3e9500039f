/** A text of the content admin in its two languages. */
export type Bilingual = { en: string; de: string }

/** The part of a Payload request that names the language of the editor. */
export type EditorRequest = { i18n: { language: string } }

export function bilingual(en: string, de: string): Bilingual {
  return { en, de }
}

export function inLanguage({ en, de }: Bilingual, language: string): string {
  return language === 'de' ? de : en
}
