import type { PublishedState } from '@ferrule/domain/publishing/page-changes'
import { redirectMovedPage } from '@ferrule/domain/redirects/redirect-moved-page'
import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import type { PayloadRequest } from 'payload'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { findRefusal } from './check-redirect.ts'

export type PageChange = {
  before: PublishedState | undefined
  after: PublishedState | undefined
  /** The ids of the sites before and after, and of the page that replaces this one. */
  siteBefore: string | undefined
  siteAfter: string | undefined
  successor: string | undefined
}

/**
 * Creates the redirect from an address that visitors knew, in the transaction of the save. A redirect from the address
 * that the page now has goes to the trash. A redirect that would close a circle is left out, so that the page can move.
 */
export async function followMovedPage(req: PayloadRequest, change: PageChange): Promise<void> {
  // A save without a user comes from the service itself, which moves no page.
  if (!req.user) return
  const successorPath = await findSuccessorPath(req, change)
  const { added, freed } = redirectMovedPage({ before: change.before, after: change.after, successorPath })
  if (freed && change.siteAfter) await moveToTrash(req, change.siteAfter, freed)
  if (added && change.siteBefore) await saveRedirect(req, change.siteBefore, added)
}

/** The path of a public successor on the same site. */
async function findSuccessorPath(req: PayloadRequest, { successor, siteBefore }: PageChange) {
  const row = successor ? await findPageRow(req, successor) : undefined
  return row && !row.deletedAt && row.site === siteBefore ? (row.path ?? undefined) : undefined
}

async function moveToTrash(req: PayloadRequest, site: string, address: string): Promise<void> {
  const as = { collection: 'redirects', req, overrideAccess: false } as const
  const where = { site: { equals: site }, previousUrl: { equals: address } }
  await req.payload.update({ ...as, where, data: { deletedAt: new Date().toISOString() } })
}

async function saveRedirect(req: PayloadRequest, site: string, { previousUrl, target }: Redirect): Promise<void> {
  const as = { collection: 'redirects', req, overrideAccess: false, depth: 0 } as const
  const where = { site: { equals: site }, previousUrl: { equals: previousUrl } }
  const { docs } = await req.payload.find({ ...as, where, limit: 1 })
  const [existing] = docs
  // Checked before saving, because a refused save would end the transaction.
  if (await findRefusal(req, { site, previousUrl, target, ownId: existing?.id })) return
  if (existing) await req.payload.update({ ...as, id: existing.id, data: { target } })
  else await req.payload.create({ ...as, data: { site, previousUrl, target } })
}
