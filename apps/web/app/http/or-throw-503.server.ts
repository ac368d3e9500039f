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

const unavailable = 503

/** Whether `orThrow503` threw this. */
export function isUnavailable(thrown: unknown): boolean {
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined
  return typeof init === 'object' && init !== null && 'status' in init && init.status === unavailable
}
