import { redirects } from '@ferrule/seeds/redirects/redirects'
import { toId } from '../fields/relation.ts'
import { getId, type Ids, type Seeding } from './seeding.ts'

/** Creates missing redirects. */
export async function seedRedirects({ payload, user }: Seeding, sites: Ids): Promise<void> {
  const as = { collection: 'redirects', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false })
  const existing = new Set(docs.map(({ site, previousUrl }) => `${toId(site)} ${previousUrl}`))
  for (const { siteSlug, ...redirect } of redirects) {
    const site = getId(sites, siteSlug)
    if (!existing.has(`${site} ${redirect.previousUrl}`)) await payload.create({ ...as, data: { ...redirect, site } })
  }
}
