import type { Language } from '@ferrule/domain/locales/language'

export const investorRecordKinds = [
  'dividend-policy',
  'share-distribution',
  'key-data-per-share',
  'share-price',
  'total-return',
  'shareholders',
  'annual-figures',
  'financial-calendar',
  'annual-report',
] as const

export type SeedInvestorRecord = {
  kind: (typeof investorRecordKinds)[number]
  /** The year it describes; nothing for what spans several. */
  year: number | null
  texts: Partial<Record<Language, SeedInvestorText>>
}

export type SeedInvestorText = {
  title: string
  note: string | null
  /** A table as the investor table block takes it: a line a row, cells divided by |. */
  cells: string
  /** Source and date; says that the figures are invented. */
  footnote: string
}
