import { gateReason, gateRule, isBlocking, maxGatePages } from '@ferrule/domain/publish-gate/gate-finding'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import type { Transaction } from '../postgres/transaction-of.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { checkPages } from './check-pages.ts'
import { saveAcceptance } from './gate-store.ts'

const pageIds = z.array(z.guid()).min(1).max(maxGatePages)
const check = z.object({ siteSlug: z.string().max(80), pageIds, batchIds: pageIds })
const acceptance = z.object({
  pageIds,
  // A blocking finding cannot be accepted.
  rules: z.array(gateRule.refine((rule) => !isBlocking({ rule }))).min(1),
  reason: gateReason,
  session: z.string().min(1).max(100),
})

const respond = (status: number, body: object = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Endpoints for the website only, which checks the session of the editor. */
function forWebsite<T>(input: z.ZodType<T>, run: (db: Transaction, input: T) => Promise<object | undefined>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasServiceKey(req)) return respond(404)
    const parsed = input.safeParse(await req.json?.().catch(() => undefined))
    if (!parsed.success) return respond(400)
    const found = await withTransaction(req, (db) => run(db, parsed.data))
    return found ? respond(200, found) : respond(404)
  }
}

export const publishGateEndpoints: Endpoint[] = [
  { path: '/publish-gate/check', method: 'post', handler: forWebsite(check, checkPages) },
  {
    path: '/publish-gate/accept',
    method: 'post',
    handler: forWebsite(acceptance, async (db, accepted) => {
      await saveAcceptance(db, accepted)
      return {}
    }),
  },
]
