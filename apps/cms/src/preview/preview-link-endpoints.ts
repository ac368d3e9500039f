import { newPreviewLink } from '@ferrule/domain/editor/preview-link'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import type { Transaction } from '../postgres/transaction-of.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { listPreviewLinks, openPreviewLink, revokePreviewLink, savePreviewLink } from './preview-link-store.ts'

const path = '/preview-links'
const opening = z.object({ tokenDigest: z.string().min(20).max(100), isVisit: z.boolean() })
const revoking = z.object({ id: z.guid(), session: z.string().min(1).max(100) })

const respond = (status: number, body: object = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Endpoints for the website only, which checks the session of the editor or has the token of the visitor. */
function forWebsite<T>(input: z.ZodType<T>, run: (db: Transaction, input: T) => Promise<object | undefined>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasServiceKey(req)) return respond(404)
    const sent = req.method === 'GET' ? Object.fromEntries(req.searchParams) : await req.json?.().catch(() => undefined)
    const parsed = input.safeParse(sent)
    if (!parsed.success) return respond(400)
    const found = await withTransaction(req, (db) => run(db, parsed.data))
    return found ? respond(200, found) : respond(404)
  }
}

export const previewLinkEndpoints: Endpoint[] = [
  {
    path,
    method: 'get',
    handler: forWebsite(z.object({ pageId: z.guid() }), async (db, { pageId }) => ({
      links: await listPreviewLinks(db, pageId),
    })),
  },
  {
    path,
    method: 'post',
    handler: forWebsite(newPreviewLink, async (db, link) => ((await savePreviewLink(db, link)) ? {} : undefined)),
  },
  {
    path: `${path}/open`,
    method: 'post',
    handler: forWebsite(opening, openPreviewLink),
  },
  {
    path: `${path}/revoke`,
    method: 'post',
    handler: forWebsite(revoking, async (db, { id, session }) => {
      await revokePreviewLink(db, id, session)
      return {}
    }),
  },
]
