import { changesBetween, type PublishedState } from '@ferrule/domain/publishing/changes-between'
import { type ContentChange, contentChangeTasks } from '@ferrule/domain/publishing/content-change'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { addJob } from './add-job.ts'
import { findPublishedState, type StoredPage } from './find-published-state.ts'
import { takePublishedBefore } from './published-before.ts'

/** Tells the worker when what the public sees has changed: publishing, withdrawing, moving, never a draft. */
export const announceChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  const pageId = String(doc.id)
  await announce(req, pageId, {
    before: takePublishedBefore(req, pageId)?.state,
    after: await findPublishedState(req, pageId),
  })
  return doc
}

export const announceDeletion: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const pageId = String(id)
  await announce(req, pageId, { before: takePublishedBefore(req, pageId)?.state, after: undefined })
  return doc
}

/** For a page whose own content stayed and whose path followed that of a page above it. */
export async function announceMove(req: PayloadRequest, pageId: string, pathBefore: string | undefined): Promise<void> {
  const after = await findPublishedState(req, pageId)
  const before = after && pathBefore !== undefined ? { ...after.state, path: pathBefore } : undefined
  await announce(req, pageId, { before, after })
}

type States = { before: PublishedState | undefined; after: StoredPage | undefined }

async function announce(req: PayloadRequest, pageId: string, { before, after }: States): Promise<void> {
  for (const change of changesBetween(pageId, before, after?.state)) {
    await addJobs(req, change)
    // Nothing is saved at the moment an embargo ends, so that moment gets its jobs now.
    if (after?.publishAt && after.publishAt > new Date()) await addJobs(req, change, after.publishAt)
  }
}

async function addJobs(req: PayloadRequest, change: ContentChange, runAt?: Date): Promise<void> {
  for (const task of contentChangeTasks) await addJob(req, task, { change, runAt })
}
