import type { PayloadRequest, Where } from 'payload'

/**
 * Counts child pages, including drafts, without access control: a page with children must not be deleted or leave its
 * site.
 */
export async function countChildren(
  req: PayloadRequest,
  pageId: string,
  { withTrash } = { withTrash: true },
): Promise<number> {
  const below: Where = { parent: { equals: pageId } }
  const where = withTrash ? below : { and: [below, { deletedAt: { exists: false } }] }
  const { totalDocs } = await req.payload.db.count({ collection: 'pages', where, req })
  return totalDocs
}
