import type { Language } from '@ferrule/domain/locales/language'
import type { PayloadRequest } from 'payload'

type Named = {
  collection: 'countries' | 'languages' | 'story-categories' | 'story-topics'
  id: string
  names: Partial<Record<Language, string>>
}

/**
 * The names in all languages at once, below the rules for people, in the transaction that created the record by
 * them: saving sixty countries in eleven languages one by one would take longer than all pages.
 */
export async function addNames(req: PayloadRequest, { collection, id, names }: Named): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data: { name: names }, req, returning: false })
}
