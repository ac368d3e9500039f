import { type AuthorSlug, authors } from '@ferrule/seeds/authors/authors'
import { findPictureId, type Ids, type PictureIds, saveInLanguages, type Seeding } from './seeding.ts'

/** Creates missing authors and returns the ids of all by slug. */
export async function seedAuthors({ payload, user }: Seeding, pictures: PictureIds): Promise<Ids<AuthorSlug>> {
  const as = { collection: 'authors', user, overrideAccess: false } as const
  const ids: Ids<AuthorSlug> = new Map()
  for (const slug of authorSlugs) {
    const { texts, name, email, image } = authors[slug]
    const existing = await payload.find({ ...as, where: { slug: { equals: slug } }, limit: 1, depth: 0 })
    const shared = { slug, name, email, image: findPictureId(pictures, image) }
    const id =
      existing.docs[0]?.id ??
      (await saveInLanguages(texts, (locale, text, saved) =>
        saved
          ? payload.update({ ...as, id: saved, locale, data: text })
          : payload.create({ ...as, locale, data: { ...shared, ...text } }),
      ))
    ids.set(slug, id)
  }
  return ids
}

const authorSlugs = Object.keys(authors).filter((slug): slug is AuthorSlug => slug in authors)
