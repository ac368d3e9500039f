import { readPageReference, toPageReference } from '@ferrule/domain/navigation/page-reference'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { findSite, siteQuery } from './find-site.ts'
import type { FoundTarget } from './found-target.ts'
import { respondTargets } from './respond-targets.ts'

const maxFound = 10

const query = siteQuery.extend({
  /** Words of a title or path; `target` names the one target to describe instead. */
  search: z.string().trim().max(100).default(''),
  target: z.string().max(500).optional(),
})

/** `GET /api/pages/link-targets`: the pages that an editor can link to, with drafts, in the language that is edited. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return respondTargets(403)
    const parsed = query.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return respondTargets(400)
    const where = await toWhere(req, parsed.data)
    return respondTargets(200, where ? await findPages(req, where) : [])
  },
}

async function toWhere(req: PayloadRequest, args: z.infer<typeof query>): Promise<Where | undefined> {
  if (args.target !== undefined) {
    const pageId = readPageReference(args.target)?.pageId
    return pageId === undefined ? undefined : { id: { equals: pageId } }
  }
  const site = await findSite(req, args)
  if (!site) return undefined
  const search = args.search.replace(/^\/+/, '')
  return {
    and: [{ site: { equals: site } }, { or: [{ title: { like: search } }, { path: { like: search } }] }],
  }
}

async function findPages(req: PayloadRequest, where: Where): Promise<FoundTarget[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    req,
    overrideAccess: false,
    draft: true,
    depth: 0,
    limit: maxFound,
    pagination: false,
    sort: 'path',
    // A page without a title in the edited language is found by its path and shown with its English title.
    fallbackLocale: 'en',
    select: { title: true, path: true },
  })
  return docs.map(({ id, title, path }) => ({
    target: toPageReference({ pageId: id, suffix: '' }),
    title: title || `/${path ?? ''}`,
    detail: `/${path ?? ''}`,
  }))
}
