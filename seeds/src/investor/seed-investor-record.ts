import type { InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import type { Language } from '@ferrule/domain/locales/language'

export type SeedInvestorRecord = {
  kind: InvestorRecordKind
  /** Null for a table of several years. */
  year: number | null
  texts: Partial<Record<Language, SeedInvestorText>>
}

export type SeedInvestorText = {
  title: string
  note: string | null
  /** Table in the format of the investor table block: one row per line, cells separated by |. */
  cells: string
  /** Source and date; states that the figures are invented. */
  footnote: string
}
