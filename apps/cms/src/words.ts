export type Words = { en: string; de: string }

/** What editors read, in the two languages of the editing interface. */
export function words(en: string, de: string): Words {
  return { en, de }
}

export function inLanguage({ en, de }: Words, language: string): string {
  return language === 'de' ? de : en
}
