export type Bilingual = { en: string; de: string }

/** A text of the admin in its two languages, English and German. */
export function bilingual(en: string, de: string): Bilingual {
  return { en, de }
}

export function inLanguage({ en, de }: Bilingual, language: string): string {
  return language === 'de' ? de : en
}
