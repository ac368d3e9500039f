import { z } from 'zod'

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

export type InvestorRecordKind = (typeof investorRecordKinds)[number]

/** A table of the investor pages in one language. */
export const investorRecord = z.object({
  id: z.string(),
  kind: z.enum(investorRecordKinds),
  /** Null for a table of several years. */
  year: z.number().nullable(),
  title: z.string().min(1),
  note: z.string().nullable(),
  /** One row per line, cells separated by |. The first line is the header. */
  cells: z.string(),
  footnote: z.string().nullable(),
  publicationDate: z.string(),
})

export type InvestorRecord = z.infer<typeof investorRecord>
