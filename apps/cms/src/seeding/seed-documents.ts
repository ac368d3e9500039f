import { investorRecords } from '@ferrule/seeds/investor/investor-records'
import { termsDocuments } from '@ferrule/seeds/terms/terms-documents'
import { saveInLanguages, type Seeding } from './seeding.ts'

/** Creates missing terms and conditions. */
export async function seedTerms({ payload, user }: Seeding): Promise<void> {
  const as = { collection: 'terms-documents', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false })
  const existing = new Set(docs.map(({ source }) => source))
  for (const { key, texts, ...document } of termsDocuments) {
    if (existing.has(key)) continue
    await saveInLanguages(texts, (locale, text, id) =>
      id
        ? payload.update({ ...as, id, locale, data: text })
        : payload.create({ ...as, locale, data: { ...document, ...text, source: key } }),
    )
  }
}

/** In the past, so that every table is public. */
const publicationDate = '2026-03-10T06:00:00.000Z'

/** Creates missing investor tables. */
export async function seedInvestorRecords({ payload, user }: Seeding): Promise<void> {
  const as = { collection: 'investor-records', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false })
  const existing = new Set(docs.map(({ kind, year }) => `${kind} ${year ?? ''}`))
  for (const { texts, ...record } of investorRecords) {
    if (existing.has(`${record.kind} ${record.year ?? ''}`)) continue
    await saveInLanguages(texts, (locale, text, id) =>
      id
        ? payload.update({ ...as, id, locale, data: text })
        : payload.create({ ...as, locale, data: { ...record, ...text, publicationDate } }),
    )
  }
}
