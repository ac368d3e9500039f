import { createExpireComparisonsJob } from '../comparison/expire-comparisons.job.ts'
import type { Deps } from '../graphql/request-context.ts'
import { createExpireIdempotencyKeysJob } from '../idempotency/expire-idempotency-keys.job.ts'
import { createExpireSubscriptionsJob } from '../media-releases/expire-subscriptions.job.ts'
import { createExpireSessionEndsJob } from '../sign-in/expire-session-ends.job.ts'
import { createExpireTicketEventsJob } from '../tickets/expire-ticket-events.job.ts'
import { createExpireRecordsJob } from './expire-records.job.ts'

/** Jobs that delete rows whose time is over. */
export function createExpiryJobs(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  return {
    'expire-comparisons': createExpireComparisonsJob(deps),
    'expire-idempotency-keys': createExpireIdempotencyKeysJob(deps),
    'expire-records': createExpireRecordsJob(deps),
    'expire-release-subscriptions': createExpireSubscriptionsJob(deps),
    'expire-session-ends': createExpireSessionEndsJob(deps),
    'expire-ticket-events': createExpireTicketEventsJob(deps),
  }
}
