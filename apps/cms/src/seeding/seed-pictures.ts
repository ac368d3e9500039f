import { type PictureName, pictures } from '@ferrule/seeds/content/pictures'
import type { Seeding } from './seeding.ts'

/** Uploads the demo pictures that are missing; answers their ids by name. */
export async function seedPictures({ payload, user }: Seeding): Promise<Map<PictureName, string>> {
  const ids = new Map<PictureName, string>()
  for (const name of pictureNames) ids.set(name, await seedPicture({ payload, user }, name))
  return ids
}

const pictureNames = Object.keys(pictures).filter((name): name is PictureName => name in pictures)

async function seedPicture({ payload, user }: Seeding, name: PictureName): Promise<string> {
  const { file, alt } = pictures[name]
  const as = { collection: 'media', user, overrideAccess: false } as const
  const known = await payload.find({ ...as, where: { source: { equals: name } }, limit: 1 })
  if (known.docs[0]) return known.docs[0].id
  const { id } = await payload.create({ ...as, data: { alt: alt.en, source: name }, locale: 'en', filePath: file })
  await payload.update({ ...as, id, data: { alt: alt.de }, locale: 'de' })
  return id
}
