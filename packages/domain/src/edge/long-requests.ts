import { isUploadPath } from './body-limit.ts'

/** Requests that last for minutes: streams of live events, and uploads. */
export type LongRequest = 'live' | 'upload'

/** How many a client network may have open at a time. An office shares one, so streams have a generous limit. */
export const maxOpenRequests: Record<LongRequest, number> = { live: 200, upload: 20 }

/** Routes ignore case, and also respond at `.data`. */
export function longRequestOf(path: string): LongRequest | undefined {
  if (isUploadPath(path)) return 'upload'
  return /^\/api\/live\b/i.test(path) ? 'live' : undefined
}
