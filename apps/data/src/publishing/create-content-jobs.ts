import type { Log } from '@ferrule/telemetry/log'
import { PageChangeTracker } from './page-change-tracker.ts'
import type { CacheTiers } from './cache-tiers.ts'
import { createPageLists } from './page-lists.ts'
import { createRefreshPageJob, type RefreshDeps } from './refresh-page.job.ts'
import { createRefreshReleaseJob } from './refresh-release.job.ts'
import { createRefreshSystemJob } from './refresh-system.job.ts'
import { warmUp } from './warm-up.ts'

/** Jobs that bring the cache tiers up to date. They share the page lists and the change tracker. */
export function createContentJobs(tiers: CacheTiers, { log, announce }: { log: Log } & Pick<RefreshDeps, 'announce'>) {
  const lists = createPageLists(tiers)
  const changing = new PageChangeTracker()
  return {
    'refresh-page': createRefreshPageJob({ tiers, lists, changing, announce }),
    'refresh-release': createRefreshReleaseJob({ tiers, lists, changing, announce }),
    'refresh-system': createRefreshSystemJob(tiers),
    'warm-up': () => warmUp({ tiers, lists, changing, log }),
  }
}
