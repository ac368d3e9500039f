import { type ContentChange, contentChangeTasks, toChangeQueue } from '@ferrule/domain/publishing/content-change'
import { releaseTask } from '@ferrule/domain/publishing/release-change'
import type { PayloadRequest } from 'payload'
import { addJob } from './add-job.ts'

declare module 'payload' {
  interface RequestContext {
    /** Changes of pages and navigations that appear together; collected until all pages are saved. */
    release?: { changes: ContentChange[]; siteSlugs: Set<string> }
  }
}

/** From now on the refreshes of this request are collected instead of added one by one. */
export function collectRelease(req: PayloadRequest): void {
  req.context.release = { changes: [], siteSlugs: new Set() }
}

const afterReleaseMs = 15_000

/** Adds one job for everything that was collected, in the transaction of the saves. */
export async function enqueueRelease(req: PayloadRequest): Promise<void> {
  const { release } = req.context
  delete req.context.release
  if (!release || release.changes.length === 0) return
  const payload = { changes: release.changes, siteSlugs: [...release.siteSlugs] }
  await addJob(req, { task: releaseTask, payload, queue: releaseTask })
  // Each page is refreshed once more: a refresh that began before the release may have stored the old text meanwhile. The
  // time counts from here, because saving many pages takes longer than the pause.
  const runAt = new Date(Date.now() + afterReleaseMs)
  for (const change of release.changes) {
    for (const task of contentChangeTasks) {
      await addJob(req, { task, payload: change, queue: toChangeQueue(task, change.pageId), runAt })
    }
  }
}
