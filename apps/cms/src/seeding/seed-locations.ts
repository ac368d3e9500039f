import { locations } from '@ferrule/seeds/locations/locations'
import { getId, type Ids, saveInLanguages, type Seeding } from './seeding.ts'

/** Creates missing locations. */
export async function seedLocations({ payload, user }: Seeding, brands: Ids): Promise<void> {
  const as = { collection: 'locations', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false })
  const existing = new Set(docs.map(({ name, city }) => `${name} ${city}`))
  for (const { texts, brands: names, ...location } of locations) {
    if (existing.has(`${location.name} ${location.city}`)) continue
    const shared = { ...location, brands: names.map((name) => getId(brands, name)) }
    await saveInLanguages(texts, (locale, text, id) =>
      id
        ? payload.update({ ...as, id, locale, data: text })
        : payload.create({ ...as, locale, data: { ...shared, ...text } }),
    )
  }
}
