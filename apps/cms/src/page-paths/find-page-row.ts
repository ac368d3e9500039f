import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const pageRow = z.looseObject({
  id: z.string(),
  site: z.string().nullish(),
  parent: z.string().nullish(),
  slug: z.string().nullish(),
  path: z.string().nullish(),
  publishAt: z.string().nullish(),
  appearsAt: z.record(z.string(), z.string().nullish()).nullish(),
  unpublishAt: z.string().nullish(),
  successor: z.string().nullish(),
  deletedAt: z.string().nullish(),
  _status: z.record(z.string(), z.enum(['draft', 'published'])).nullish(),
})

/** A row of the pages table: the published content in all languages, without drafts. */
export type PageRow = z.infer<typeof pageRow>

/**
 * Reads without access control, in the transaction of the request: hooks need the stored state, whichever user saves.
 * The result must not leave the hooks.
 */
export async function findPageRow(req: PayloadRequest, id: string): Promise<PageRow | undefined> {
  const row = await req.payload.db.findOne({ collection: 'pages', where: { id: { equals: id } }, req })
  return row ? pageRow.parse(row) : undefined
}
