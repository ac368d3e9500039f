import type { Log } from '@ferrule/telemetry/log'
import { makeWorkerUtils } from 'graphile-worker'
import { toWorkerLogger } from './worker-logger.ts'

/**
 * Unlocks the jobs of dead workers, which the library itself would keep locked for four hours. Only the active worker
 * may call this, before it runs any job.
 */
export async function releaseAbandonedJobs(url: string, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url, logger: toWorkerLogger(log) })
  try {
    await utils.migrate()
    const deadWorkers = await utils.withPgClient(async (client) => {
      const { rows } = await client.query<{ locked_by: string }>(
        'select distinct locked_by from graphile_worker.jobs where locked_by is not null',
      )
      return rows.map(({ locked_by }) => locked_by)
    })
    if (deadWorkers.length > 0) {
      log.warn('abandoned-jobs-released', { count: deadWorkers.length })
      await utils.forceUnlockWorkers(deadWorkers)
    }
    // Queues are named after pages; empty ones are deleted.
    await utils.cleanup({ tasks: ['GC_JOB_QUEUES'] })
  } finally {
    await utils.release()
  }
}
