import { errorFields } from '@ferrule/telemetry/log'
import { data } from 'react-router'
import { getServices } from './services.server.ts'

/** What a part behind us cannot answer now is 503: the edge serves what it has, and crawlers come back later. */
export async function orUnavailable<T>(part: 'content' | 'data', answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    getServices().log.error('part-unavailable', { part, ...errorFields(error) })
    throw data(null, unavailable)
  }
}

const unavailable = 503

/** Whether this was thrown because a part cannot answer now. */
export function isUnavailable(thrown: unknown): boolean {
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined
  return typeof init === 'object' && init !== null && 'status' in init && init.status === unavailable
}
