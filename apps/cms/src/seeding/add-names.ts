import type { Language } from '@ferrule/domain/locales/language'
import type { PayloadRequest } from 'payload'

type Named = {
  collection: 'countries' | 'languages' | 'story-categories' | 'story-topics'
  id: string
  names: Partial<Record<Language, string>>
}

/**
 * Writes the names in all languages at once, without access control, in the transaction that created the record with
 * access control. Saving sixty countries in eleven languages one by one would take longer than seeding all pages.
 */
export async function addNames(req: PayloadRequest, { collection, id, names }: Named): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data: { name: names }, req, returning: false })
}
