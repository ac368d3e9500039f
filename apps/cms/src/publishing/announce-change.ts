import { changesBetween, type PublishedState } from '@ferrule/domain/publishing/changes-between'
import { type ContentChange, contentChangeTasks, toChangeQueue } from '@ferrule/domain/publishing/content-change'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { may } from '../access/staff.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { addJob } from './add-job.ts'
import { announceLinkingSites } from './announce-linking-sites.ts'
import { findPublishedState, type StoredPage } from './find-published-state.ts'
import { takePublishedBefore } from './published-before.ts'
import { toMoments } from './to-moments.ts'

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

/** For a page that shows something which changed, such as a picture, while the page itself stayed. */
export async function announceShown(req: PayloadRequest, pageId: string): Promise<void> {
  const stored = await findPublishedState(req, pageId)
  const changes = changesBetween(pageId, undefined, stored?.state)
  if (changes.length > 0) refuseUnlessPublisher(req)
  for (const change of changes) await addJobs(req, change, {})
}

type States = { before: PublishedState | undefined; after: StoredPage | undefined }

async function announce(req: PayloadRequest, pageId: string, states: States): Promise<void> {
  const changes = changesBetween(pageId, states.before, states.after?.state)
  if (changes.length === 0) return
  refuseUnlessPublisher(req)
  for (const change of changes) await addJobs(req, change, {})
  for (const { name, at } of toMoments(states.after, new Date())) {
    for (const change of changesBetween(pageId, undefined, states.after?.state)) {
      await addJobs(req, change, { runAt: at, moment: name })
    }
  }
  await announceLinkingSites(req, pageId, states)
}

/**
 * Asked here and not only at the door, because here it is known whether the public sees it. A save without a person
 * is one of our own.
 */
function refuseUnlessPublisher(req: PayloadRequest): void {
  if (req.user && !may(req, 'publish')) throw refuseSaving('Please ask a publisher to change what is public')
}

async function addJobs(
  req: PayloadRequest,
  change: ContentChange,
  { runAt, moment }: { runAt?: Date; moment?: string },
): Promise<void> {
  for (const task of contentChangeTasks) {
    const queue = toChangeQueue(task, change.pageId)
    await addJob(req, { task, payload: change, queue, runAt, key: moment && `${queue}:${moment}` })
  }
}
