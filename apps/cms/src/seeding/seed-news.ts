import { newsItems } from '@ferrule/seeds/news/news-items'
import { findPictureId, getId, type Ids, type PictureIds, saveInLanguages, type Seeding } from './seeding.ts'

/** Creates missing news. */
export async function seedNews(
  { payload, user }: Seeding,
  { sites, pictures }: { sites: Ids; pictures: PictureIds },
): Promise<void> {
  const as = { collection: 'news-items', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false })
  const existing = new Set(docs.map(({ source }) => source))
  for (const { key, siteSlug, texts, image, link, publicationDate } of newsItems) {
    if (existing.has(key)) continue
    const site = getId(sites, siteSlug)
    const shared = { source: key, site, link, publicationDate, image: findPictureId(pictures, image) }
    await saveInLanguages(texts, (locale, text, id) =>
      id
        ? payload.update({ ...as, id, locale, data: text })
        : payload.create({ ...as, locale, data: { ...shared, ...text } }),
    )
  }
}
