import { type SystemChange, systemChangeTask } from '@ferrule/domain/publishing/system-change'
import type { PayloadRequest } from 'payload'
import { addJob } from './add-job.ts'

/** Tells the worker that records beside the pages changed; with a moment, that they will have by then. */
export async function announceSystemChange(req: PayloadRequest, change: SystemChange, runAt?: Date): Promise<void> {
  const queue = `${systemChangeTask}:${change.what}`
  // Many at once, as in a seed, are one piece of work; one that already runs is not replaced, so nothing is lost.
  const key = runAt ? undefined : `${queue}:${change.siteSlugs?.toSorted().join(',') ?? '*'}`
  await addJob(req, { task: systemChangeTask, payload: change, queue, runAt, key })
}
