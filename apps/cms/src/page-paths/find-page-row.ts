import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const pageRow = z.looseObject({
  id: z.string(),
  site: z.string().nullish(),
  parent: z.string().nullish(),
  slug: z.string().nullish(),
  path: z.string().nullish(),
  publishAt: z.string().nullish(),
  unpublishAt: z.string().nullish(),
  _status: z.record(z.string(), z.enum(['draft', 'published'])).nullish(),
})

/** A page as its table holds it: what the public may see, in all languages, without drafts. */
export type PageRow = z.infer<typeof pageRow>

/**
 * Reads below access control, in the transaction of the request: a hook must know what is stored, whoever saves.
 * What it reads never leaves the hooks.
 */
export async function findPageRow(req: PayloadRequest, id: string): Promise<PageRow | undefined> {
  const row = await req.payload.db.findOne({ collection: 'pages', where: { id: { equals: id } }, req })
  return row ? pageRow.parse(row) : undefined
}
