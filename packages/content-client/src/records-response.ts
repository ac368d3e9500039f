import { investorRecord } from '@ferrule/domain/investors/investor-record'
import { z } from 'zod'
import type { PublishedRecords } from './published-records.ts'
import { optionalList } from './response-fields.ts'

export const recordsQuery = `query Records($locale: LocaleInputType!) {
  InvestorRecords(locale: $locale, sort: "kind,-year", limit: 300) {
    docs { id kind year title note cells footnote publicationDate }
  }
  TermsDocuments(locale: $locale, sort: "-validFrom", limit: 300) {
    docs { id title validFrom countries href locations { name city } file { filename } }
  }
}`

const text = z
  .string()
  .nullish()
  .transform((value) => value || null)

const record = z.object({
  id: z.string(),
  /** A GraphQL enumeration has underscores. */
  kind: z
    .string()
    .transform((kind) => kind.replaceAll('_', '-'))
    .pipe(investorRecord.shape.kind),
  year: z
    .number()
    .nullish()
    .transform((year) => year ?? null),
  title: text,
  note: text,
  cells: text,
  footnote: text,
  publicationDate: z.string(),
})

const document = z.object({
  id: z.string(),
  title: text,
  validFrom: z.string(),
  countries: optionalList(z.string()),
  href: text,
  locations: optionalList(z.object({ name: text, city: text }).nullable()),
  file: z.object({ filename: text }).nullish(),
})

export const recordsResponse = z.object({
  InvestorRecords: z.object({ docs: z.array(record) }),
  TermsDocuments: z.object({ docs: z.array(document) }),
})

/** Leaves out records that are not translated. */
export function toRecords({ InvestorRecords, TermsDocuments }: z.infer<typeof recordsResponse>): PublishedRecords {
  return {
    investorRecords: InvestorRecords.docs.flatMap(({ title, cells, ...rest }) =>
      title && cells ? [{ ...rest, title, cells }] : [],
    ),
    termsDocuments: TermsDocuments.docs.flatMap(({ title, locations, file, ...rest }) => {
      const names = locations.flatMap((location) => location?.city ?? location?.name ?? [])
      return title ? [{ ...rest, title, locations: names, filename: file?.filename ?? null }] : []
    }),
  }
}
