import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toId } from '../fields/relation.ts'

/** How a request names a site: by its id, or by the edited page. */
export const siteQuery = z.object({ page: z.guid().optional(), site: z.guid().optional() })

/** Finds the site whose records an editor can link to. */
export async function findSite(req: PayloadRequest, args: z.infer<typeof siteQuery>): Promise<string | undefined> {
  if (args.site || !args.page) return args.site
  const as = { collection: 'pages', req, overrideAccess: false, depth: 0, draft: true } as const
  return toId((await req.payload.findByID({ ...as, id: args.page, disableErrors: true, select: { site: true } }))?.site)
}
