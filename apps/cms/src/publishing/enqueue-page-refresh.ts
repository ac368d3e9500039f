import { bilingual } from '@ferrule/blocks/bilingual'
import { listPageChanges } from '@ferrule/domain/publishing/page-changes'
import { type ContentChange, contentChangeTasks, toChangeQueue } from '@ferrule/domain/publishing/content-change'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { may } from '../access/staff.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { followMovedPage } from '../redirects/follow-moved-page.ts'
import { addJob } from './add-job.ts'
import { enqueueLinkingSites } from './enqueue-linking-sites.ts'
import { findPublishedState, type StoredPage } from './find-published-state.ts'
import { takePreviousPublishedState } from './previous-published-state.ts'
import { toScheduledTransitions } from './to-scheduled-transitions.ts'

/** Enqueues jobs when the public state of a page changed: published, unpublished or moved. Drafts enqueue none. */
export const enqueuePageRefresh: CollectionAfterChangeHook = async ({ doc, req }) => {
  const pageId = String(doc.id)
  await enqueueChanges(req, pageId, {
    before: takePreviousPublishedState(req, pageId),
    after: await findPublishedState(req, pageId),
  })
  return doc
}

export const enqueueDeletionRefresh: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const pageId = String(id)
  await enqueueChanges(req, pageId, { before: takePreviousPublishedState(req, pageId), after: undefined })
  return doc
}

/** For a page whose path changed because an ancestor moved. */
export async function enqueueMoveRefresh(
  req: PayloadRequest,
  pageId: string,
  pathBefore: string | undefined,
): Promise<void> {
  const after = await findPublishedState(req, pageId)
  const state = after && pathBefore !== undefined ? { ...after.state, path: pathBefore } : undefined
  const before = after && state ? { ...after, state } : undefined
  await enqueueChanges(req, pageId, { before, after })
}

/** For an unchanged page that shows a changed record, such as a picture. */
export async function enqueueReferencingPages(req: PayloadRequest, pageId: string): Promise<void> {
  const stored = await findPublishedState(req, pageId)
  const changes = listPageChanges(pageId, undefined, stored?.state)
  if (changes.length > 0) refuseUnlessPublisher(req)
  for (const change of changes) await addJobs(req, change, {})
}

type States = { before: StoredPage | undefined; after: StoredPage | undefined }

async function enqueueChanges(req: PayloadRequest, pageId: string, { before, after }: States): Promise<void> {
  const changes = listPageChanges(pageId, before?.state, after?.state)
  if (changes.length === 0) return
  refuseUnlessPublisher(req)
  for (const change of changes) await addJobs(req, change, {})
  for (const { name, at } of toScheduledTransitions(after, new Date())) {
    for (const change of listPageChanges(pageId, undefined, after?.state)) {
      await addJobs(req, change, { runAt: at, transition: name })
    }
  }
  await enqueueLinkingSites(req, pageId, { before: before?.state, after })
  await followMovedPage(req, {
    before: before?.state,
    after: after?.state,
    siteBefore: before?.siteId,
    siteAfter: after?.siteId,
    successor: before?.successor,
  })
}

const needsPublisher = bilingual(
  'Please ask a publisher to change what is public',
  'Bitte lassen Sie Öffentliches von einer Person ändern, die publizieren darf',
)

/**
 * Checked here in addition to access control, because only here it is known whether the save changes the public state.
 * A save without a user comes from the service itself.
 */
function refuseUnlessPublisher(req: PayloadRequest): void {
  if (req.user && !may(req, 'publish')) throw refuseSaving(req, needsPublisher)
}

async function addJobs(
  req: PayloadRequest,
  change: ContentChange,
  { runAt, transition }: { runAt?: Date; transition?: string },
): Promise<void> {
  const { release } = req.context
  if (release && runAt === undefined) {
    release.changes.push(change)
    return
  }
  for (const task of contentChangeTasks) {
    const queue = toChangeQueue(task, change.pageId)
    await addJob(req, { task, payload: change, queue, runAt, key: transition && `${queue}:${transition}` })
  }
}
