import { gateReason, gateRule, isBlocking, maxGatePages } from '@ferrule/domain/publish-gate/gate-finding'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { may } from '../access/staff.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { checkPages } from './check-pages.ts'
import { saveAcceptance } from './gate-store.ts'
import { publication, publishPages } from './publish-pages.ts'
import { scheduledRelease, scheduleRelease } from './scheduled-release.ts'

const pageIds = z.array(z.guid()).min(1).max(maxGatePages)
const check = z.object({ siteSlug: z.string().max(80), pageIds, batchIds: pageIds })
const acceptance = z.object({
  pageIds,
  // Only a publisher overrides a blocking finding, with the publication itself.
  rules: z.array(gateRule.refine((rule) => !isBlocking({ rule }))).min(1),
  reason: gateReason,
  session: z.string().min(1).max(100),
})

const respond = (status: number, body: object = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

type Handled<T> = { input: z.ZodType<T>; run: (req: PayloadRequest, input: T) => Promise<object | undefined> }

async function handle<T>(req: PayloadRequest, { input, run }: Handled<T>): Promise<Response> {
  const parsed = input.safeParse(await req.json?.().catch(() => undefined))
  if (!parsed.success) return respond(400)
  const found = await withTransaction(req, () => run(req, parsed.data))
  if (!found) return respond(404)
  return respond('stoppedBy' in found ? 409 : 200, found)
}

/** For the website only, which checks the session of the editor. */
const forWebsite =
  <T>(handled: Handled<T>) =>
  async (req: PayloadRequest) =>
    hasServiceKey(req) ? handle(req, handled) : respond(404)

/** For signed-in staff who may publish. The key of the website publishes nothing. */
const forPublishers =
  <T>(handled: Handled<T>) =>
  async (req: PayloadRequest) =>
    may(req, 'publish') ? handle(req, handled) : respond(403)

export const publishGateEndpoints: Endpoint[] = [
  {
    path: '/publish-gate/check',
    method: 'post',
    handler: forWebsite({ input: check, run: async (req, wanted) => checkPages(await transactionOf(req), wanted) }),
  },
  {
    path: '/publish-gate/accept',
    method: 'post',
    handler: forWebsite({
      input: acceptance,
      run: async (req, accepted) => {
        await saveAcceptance(await transactionOf(req), accepted)
        return {}
      },
    }),
  },
  {
    path: '/publish-gate/publish',
    method: 'post',
    handler: forPublishers({ input: publication, run: publishPages }),
  },
  {
    path: '/publish-gate/schedule',
    method: 'post',
    handler: forPublishers({ input: scheduledRelease, run: scheduleRelease }),
  },
]
