import type { Log } from '@ferrule/telemetry/log'
import { makeWorkerUtils } from 'graphile-worker'
import { toWorkerLogger } from './worker-logger.ts'

/**
 * Gives jobs back that a worker had in hand when it died; by itself the library would keep them for four hours.
 * Only the one active worker may call this, before it takes any job.
 */
export async function releaseAbandonedJobs(url: string, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url, logger: toWorkerLogger(log) })
  try {
    await utils.migrate()
    const dead = await utils.withPgClient(async (client) => {
      const { rows } = await client.query<{ locked_by: string }>(
        'select distinct locked_by from graphile_worker.jobs where locked_by is not null',
      )
      return rows.map(({ locked_by }) => locked_by)
    })
    if (dead.length > 0) {
      log.warn('abandoned-jobs-released', { count: dead.length })
      await utils.forceUnlockWorkers(dead)
    }
    // Queues are named after pages; those without jobs are only ballast.
    await utils.cleanup({ tasks: ['GC_JOB_QUEUES'] })
  } finally {
    await utils.release()
  }
}
