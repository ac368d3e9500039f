/** The title of a page, what search engines show of it, and its paragraphs. */
export type LegalPage = { title: string; description: string; paragraphs: string[] }

export type LegalWords = {
  termsOfUse: LegalPage
  imprint: LegalPage
  termsAndConditions: LegalPage
}
