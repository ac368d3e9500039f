type WhitepaperText = {
  siteName: string
  title: string
  lead: string
  edition: string
  sections: { heading: string; paragraphs: string[]; rows?: string[][] }[]
}

/** Whitepaper; its PDFs are rendered during seeding, one per language. */
export type SeedWhitepaper = Record<'en' | 'de', WhitepaperText>
