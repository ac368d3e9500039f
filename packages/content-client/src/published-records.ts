import { investorRecord } from '@ferrule/domain/investors/investor-record'
import { z } from 'zod'

/** Terms and conditions in one language. */
const termsDocument = z.object({
  id: z.string(),
  title: z.string().min(1),
  /** Names of the locations they apply to; empty for all. */
  locations: z.array(z.string()),
  /** ISO date-time of the first day, at noon in UTC. */
  validFrom: z.string(),
  /** Country codes; empty for every country. */
  countries: z.array(z.string()),
  /** Path or address of the document. */
  href: z.string().nullable(),
  /** Name of the PDF in the media store. */
  filename: z.string().nullable(),
})

export type TermsDocument = z.infer<typeof termsDocument>

/** The records of the group that pages list in one language. */
export const publishedRecords = z.object({
  investorRecords: z.array(investorRecord),
  termsDocuments: z.array(termsDocument),
})

export type PublishedRecords = z.infer<typeof publishedRecords>

export const noRecords: PublishedRecords = { investorRecords: [], termsDocuments: [] }
