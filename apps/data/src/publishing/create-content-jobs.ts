import type { Log } from '@ferrule/telemetry/log'
import { ChangingPages } from './changing-pages.ts'
import type { ContentLevels } from './content-levels.ts'
import { createPageLists } from './page-lists.ts'
import { createRefreshPageJob } from './refresh-page.job.ts'
import { createRefreshSystemJob } from './refresh-system.job.ts'
import { warmUp } from './warm-up.ts'

/** The jobs that bring the levels to what is published. They know of each other's work, so they are made together. */
export function createContentJobs(levels: ContentLevels, log: Log) {
  const lists = createPageLists(levels)
  const changing = new ChangingPages()
  return {
    'refresh-page': createRefreshPageJob({ levels, lists, changing }),
    'refresh-system': createRefreshSystemJob(levels),
    'warm-up': () => warmUp({ levels, lists, changing, log }),
  }
}
