import { sites } from '@ferrule/seeds/sites/sites'
import type { Seeding } from './seeding.ts'

/** Creates the demo sites that are missing; answers their ids by slug. */
export async function seedSites({ payload, user }: Seeding): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const site of sites) {
    const as = { collection: 'sites', user, overrideAccess: false } as const
    const known = await payload.find({ ...as, where: { slug: { equals: site.slug } }, limit: 1 })
    const { id } = known.docs[0] ?? (await payload.create({ ...as, data: site }))
    ids.set(site.slug, id)
  }
  return ids
}
