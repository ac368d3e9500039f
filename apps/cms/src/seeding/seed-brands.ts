import { brands } from '@ferrule/seeds/brands/brands'
import { findPictureId, type Ids, type PictureIds, type Seeding } from './seeding.ts'

/** Creates missing brands and returns the ids of all by name. */
export async function seedBrands({ payload, user }: Seeding, pictures: PictureIds): Promise<Ids> {
  const as = { collection: 'brands', user, overrideAccess: false } as const
  const ids: Ids = new Map()
  for (const { image, ...brand } of brands) {
    const existing = await payload.find({ ...as, where: { pimId: { equals: brand.pimId } }, limit: 1, depth: 0 })
    const data = { ...brand, image: findPictureId(pictures, image) }
    ids.set(brand.name, (existing.docs[0] ?? (await payload.create({ ...as, data }))).id)
  }
  return ids
}
