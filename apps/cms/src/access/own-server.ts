import { timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** Sent by the website and the worker, which may read protected pages because they guard them. It cannot write. */
export const serviceKeyHeader = 'x-content-service-key'

/** Whether a request comes from our own servers. */
export function isOwnServer({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): boolean {
  const { serviceKey }: { serviceKey?: unknown } = payload.config.custom ?? {}
  const shown = headers?.get(serviceKeyHeader)
  if (!shown || typeof serviceKey !== 'string') return false
  const [known, given] = [Buffer.from(serviceKey), Buffer.from(shown)]
  return known.length === given.length && timingSafeEqual(known, given)
}
