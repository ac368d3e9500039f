import { isLanguage } from '@ferrule/domain/locales/language'
import { glossaryTerms, type SeededTerm } from '@ferrule/seeds/glossary/glossary-terms'
import { inTransaction } from './in-transaction.ts'
import type { Seeding } from './seeding.ts'

/** Creates missing terms of the glossary. The English term identifies a seeded one. */
export function seedGlossary(seeding: Seeding): Promise<void> {
  return inTransaction(seeding, async (req) => {
    const as = { collection: 'glossary-terms', req, overrideAccess: false, locale: 'en' } as const
    const { docs } = await req.payload.find({ ...as, depth: 0, pagination: false, trash: true })
    const existing = new Set(docs.map(({ source }) => source))
    for (const seeded of glossaryTerms) {
      const source = seeded.terms.en
      if (existing.has(source)) continue
      const { id } = await req.payload.create({ ...as, data: { term: source, note: seeded.note ?? null, source } })
      // All languages at once, without access control, in the transaction that created the term with it.
      const data = { term: seeded.terms, forbidden: toLines(seeded) }
      await req.payload.db.updateOne({ collection: 'glossary-terms', id, data, req, returning: false })
    }
  })
}

function toLines({ forbidden }: SeededTerm): Record<string, string> {
  const lines = Object.entries(forbidden).flatMap(([language, words]) =>
    isLanguage(language) && words ? [[language, words.join('\n')] as const] : [],
  )
  return Object.fromEntries(lines)
}
