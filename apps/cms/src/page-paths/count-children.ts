import type { PayloadRequest } from 'payload'

/**
 * Counts child pages, including drafts, without access control: a page with children must not be deleted or leave its
 * site.
 */
export async function countChildren(req: PayloadRequest, pageId: string): Promise<number> {
  const { totalDocs } = await req.payload.db.count({ collection: 'pages', where: { parent: { equals: pageId } }, req })
  return totalDocs
}
