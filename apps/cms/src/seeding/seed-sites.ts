import type { SeedSite } from '@ferrule/seeds/sites/seed-site'
import { sites } from '@ferrule/seeds/sites/sites'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction.ts'
import type { Ids, Seeding } from './seeding.ts'
import { type FrameIds, toStoredFrame } from './to-stored-frame.ts'

/** Creates missing demo sites without navigation and returns the ids of all by slug. */
export async function seedSites({ payload, user }: Seeding): Promise<Ids> {
  const as = { collection: 'sites', user, overrideAccess: false, depth: 0 } as const
  const { docs } = await payload.find({ ...as, pagination: false })
  const ids: Ids = new Map(docs.map(({ slug, id }) => [slug ?? '', id]))
  for (const site of sites) {
    if (!ids.has(site.slug)) ids.set(site.slug, (await payload.create({ ...as, data: toIdentity(site) })).id)
  }
  return ids
}

/**
 * Adds the navigation to sites that have none. It runs after the pages are seeded, because entries link to pages. A
 * site without navigation was just created, or comes from a database older than the navigation fields.
 */
export async function seedNavigation(seeding: Seeding, { sites: ids, ...targets }: FrameIds & { sites: Ids }) {
  for (const site of sites) {
    const id = ids.get(site.slug)
    if (!id) continue
    await inTransaction(seeding, async (req) => {
      const as = { collection: 'sites', id, req, overrideAccess: false, depth: 0 } as const
      const existing = await req.payload.findByID({ ...as })
      if (existing.headerNavigation.items?.length) return
      const [locale = 'en'] = site.languages
      const frame = toStoredFrame(site, targets, (titles) => titles?.[locale] ?? null)
      await req.payload.update({ ...as, locale, data: { ...toIdentity(site), ...frame } })
      await addTitles(
        req,
        id,
        toStoredFrame(site, targets, (titles) => titles ?? {}),
      )
    })
  }
}

/**
 * Writes the other languages at once, without access control; one by one they would take a minute. The adapter treats a
 * missing list as an empty one, so the rest of the site is written again unchanged.
 */
async function addTitles(
  req: PayloadRequest,
  id: string,
  frame: { headerNavigation: object; footerNavigation: object },
) {
  const { headerNavigation, footerNavigation } = frame
  const stored = await req.payload.db.findOne({ collection: 'sites', where: { id: { equals: id } }, req })
  const data = { ...stored, headerNavigation, footerNavigation }
  await req.payload.db.updateOne({ collection: 'sites', id, data, req, returning: false })
  // The versions so far have one language, so restoring them would delete the others. Without versions, the first
  // change stores the complete navigation as one.
  await req.payload.db.deleteVersions({ collection: 'sites', where: { parent: { equals: id } }, req })
}

function toIdentity({ headerNavigation: _header, footerNavigation: _footer, homePages: _home, ...identity }: SeedSite) {
  const noFrame = {
    headerNavigation: { options: { theme: 'Default' } },
    footerNavigation: { theme: 'Default' },
  } as const
  return { ...identity, ...noFrame }
}
