/** What editors read, in the two languages of the editing interface. */
export function words(en: string, de: string): { en: string; de: string } {
  return { en, de }
}
