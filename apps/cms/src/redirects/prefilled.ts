import { maxRedirectAddressLength } from '@ferrule/domain/redirects/redirect-table'
import type { PayloadRequest } from 'payload'
import { firstOwnSite } from '../access/of-site.ts'

type Prefilled = { req: PayloadRequest; user: PayloadRequest['user'] }

/** The value of a field of a new redirect in the query of the form, as the list of missing addresses links it. */
export const prefilled =
  (name: 'previousUrl' | 'target') =>
  ({ req }: Pick<Prefilled, 'req'>): string | undefined => {
    const value = req.query?.[name]
    return typeof value === 'string' && value.length <= maxRedirectAddressLength ? value : undefined
  }

/** The site of the query; without one, the first site of the user. */
export async function prefilledSite({ req, user }: Prefilled): Promise<string | undefined> {
  const slug = req.query?.['siteSlug']
  if (typeof slug !== 'string' || !user) return firstOwnSite({ user })
  const where =
    slug === '' ? { or: [{ slug: { equals: '' } }, { slug: { exists: false } }] } : { slug: { equals: slug } }
  const { docs } = await req.payload.find({
    collection: 'sites',
    where,
    limit: 1,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return docs[0]?.id ?? firstOwnSite({ user })
}
