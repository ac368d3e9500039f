import { timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * Header with the key of the website and the worker. The key gives read access to protected pages, because these
 * services enforce the protection themselves. The website also starts, resets, exports and imports translations and
 * manages preview links with it. An import saves drafts; the key publishes nothing and gives no other write access.
 */
export const serviceKeyHeader = 'x-content-service-key'

export function hasServiceKey({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): boolean {
  const { serviceKey }: { serviceKey?: unknown } = payload.config.custom ?? {}
  const sent = headers?.get(serviceKeyHeader)
  if (!sent || typeof serviceKey !== 'string') return false
  const [expected, actual] = [Buffer.from(serviceKey), Buffer.from(sent)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Header by which the website asks for drafts, for a preview. */
const stageHeader = 'x-content-stage'

/** Whether the website reads drafts. It checks before that the visitor is an editor or has a preview link. */
export function readsDrafts(req: Pick<PayloadRequest, 'headers' | 'payload'>): boolean {
  return req.headers?.get(stageHeader) === 'DRAFT' && hasServiceKey(req)
}
