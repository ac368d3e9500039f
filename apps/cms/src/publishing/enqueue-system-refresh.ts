import { type SystemChange, systemChangeTask } from '@ferrule/domain/publishing/system-change'
import type { PayloadRequest } from 'payload'
import { addJob } from './add-job.ts'

/** Enqueues a refresh of records other than pages, at once or at `runAt`. */
export async function enqueueSystemRefresh(req: PayloadRequest, change: SystemChange, runAt?: Date): Promise<void> {
  const queue = `${systemChangeTask}:${change.what}`
  // The key merges many changes, as in a seed, into one job. A running job is not replaced, so no change is lost.
  const key = runAt ? undefined : `${queue}:${change.siteSlugs?.toSorted().join(',') ?? '*'}`
  await addJob(req, { task: systemChangeTask, payload: change, queue, runAt, key })
}
