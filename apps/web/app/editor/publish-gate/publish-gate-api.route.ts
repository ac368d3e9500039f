import { acceptWarnings, checkPages } from '@ferrule/content-client/publish-gate'
import { gateReason, gateRule, isBlocking, maxGatePages } from '@ferrule/domain/publish-gate/gate-finding'
import { z } from 'zod'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findEditorDigest } from '../editor-session.server.ts'
import type { Route } from './+types/publish-gate-api.route'

const pageIds = z.array(z.guid()).min(1).max(maxGatePages)
const check = z.object({ siteSlug: z.string().max(80), pageIds, batchIds: pageIds })
const acceptance = z.object({
  pageIds,
  rules: z.array(gateRule.refine((rule) => !isBlocking({ rule }))).min(1),
  reason: gateReason,
})

/** `POST /api/publish-gate/check` checks pages; `POST /api/publish-gate/accept` accepts warnings with a reason. */
export async function action({ request, params }: Route.ActionArgs) {
  const session = await findEditorDigest(request.headers)
  if (!session) return respond(403)
  if (request.method !== 'POST') return respond(405)
  const body: unknown = await request.json().catch(() => undefined)
  if (params.action === 'check') {
    const parsed = check.safeParse(body)
    if (!parsed.success) return respond(400)
    const report = await orThrow503('content', checkPages(contentServiceAddress(), parsed.data))
    return report ? respond(200, report) : respond(404)
  }
  if (params.action !== 'accept') return respond(404)
  const parsed = acceptance.safeParse(body)
  if (!parsed.success) return respond(400)
  await orThrow503('content', acceptWarnings(contentServiceAddress(), { ...parsed.data, session }))
  getServices().log.info('publish-gate-accepted', { count: parsed.data.pageIds.length })
  return respond(200)
}

function respond(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: privateNoStore })
}
