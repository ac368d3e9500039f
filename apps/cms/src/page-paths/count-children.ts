import type { PayloadRequest } from 'payload'

/** Counts below access control, drafts included: a page with anything below it must stay where it is. */
export async function countChildren(req: PayloadRequest, pageId: string): Promise<number> {
  const { totalDocs } = await req.payload.db.count({ collection: 'pages', where: { parent: { equals: pageId } }, req })
  return totalDocs
}
