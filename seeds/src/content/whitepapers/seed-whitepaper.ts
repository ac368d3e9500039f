type WhitepaperText = {
  siteName: string
  title: string
  lead: string
  edition: string
  sections: { heading: string; paragraphs: string[]; rows?: string[][] }[]
}

/** A paper that is drawn when it is seeded, once in each of its languages. */
export type SeedWhitepaper = Record<'en' | 'de', WhitepaperText>
