import { type PictureName, pictures } from '@ferrule/seeds/content/pictures'
import type { Seeding } from './seeding.ts'

/** Uploads missing demo pictures and returns the ids of all by name. */
export async function seedPictures({ payload, user }: Seeding): Promise<Map<PictureName, string>> {
  const ids = new Map<PictureName, string>()
  for (const name of pictureNames) ids.set(name, await seedPicture({ payload, user }, name))
  return ids
}

const pictureNames = Object.keys(pictures).filter((name): name is PictureName => name in pictures)

async function seedPicture({ payload, user }: Seeding, name: PictureName): Promise<string> {
  const { file, alt } = pictures[name]
  const as = { collection: 'media', user, overrideAccess: false } as const
  const existing = await payload.find({ ...as, where: { source: { equals: name } }, limit: 1 })
  if (existing.docs[0]) return existing.docs[0].id
  const { id } = await payload.create({ ...as, data: { alt: alt.en, source: name }, locale: 'en', filePath: file })
  await payload.update({ ...as, id, data: { alt: alt.de }, locale: 'de' })
  return id
}
