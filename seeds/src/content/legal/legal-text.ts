/** `description` is the meta description. */
export type LegalPage = { title: string; description: string; paragraphs: string[] }

export type LegalText = {
  termsOfUse: LegalPage
  imprint: LegalPage
  termsAndConditions: LegalPage
}
