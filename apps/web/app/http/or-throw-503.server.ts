import type { Result } from '@ferrule/domain/result'
import { errorFields } from '@ferrule/telemetry/log'
import { data } from 'react-router'
import { getServices } from '../visit/services.server.ts'

/** Throws 503 when an internal service fails: the edge then serves its stale copy, and crawlers retry later. */
export async function orThrow503<T>(component: 'content' | 'data', result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    getServices().log.error('service-unavailable', { component, ...errorFields(error) })
    throw data(null, unavailable)
  }
}

/**
 * Throws 503 for an address without a site: a new installation has none yet, and a site without domain, header or footer
 * is not served.
 */
export function siteOrThrow503<T>(requested: Result<T, string>): T {
  if (requested.ok) return requested.value
  getServices().log.error('no-site', { reason: requested.reason })
  throw data('no-site', unavailable)
}

const unavailable = 503

/** Whether `orThrow503` threw this. */
export function isUnavailable(thrown: unknown): boolean {
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined
  return typeof init === 'object' && init !== null && 'status' in init && init.status === unavailable
}
