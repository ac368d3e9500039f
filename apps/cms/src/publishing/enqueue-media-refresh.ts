import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { enqueueReferencingPages } from './enqueue-page-refresh.ts'
import { enqueueSystemRefresh } from './enqueue-system-refresh.ts'
import { findReferencingLists, findReferencingPages } from './find-references.ts'

const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  // No page can reference a new file yet.
  if (operation === 'update') await enqueueReferences(req, String(doc.id))
  return doc
}

/** Runs before the deletion, because the database deletes the references together with the file. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => enqueueReferences(req, String(id))

/** Enqueues a refresh of every page and list that shows a file when its alt text, focal point or content changes. */
export const enqueueMediaRefresh = {
  afterChange: [afterChange],
  beforeDelete: [beforeDelete],
} satisfies CollectionConfig['hooks']

async function enqueueReferences(req: PayloadRequest, mediaId: string): Promise<void> {
  for (const pageId of await findReferencingPages(req, mediaId)) await enqueueReferencingPages(req, pageId)
  const { system, newsOf } = await findReferencingLists(req, mediaId)
  if (system) await enqueueSystemRefresh(req, { what: 'system' })
  if (newsOf.length > 0) await enqueueSystemRefresh(req, { what: 'news', siteSlugs: newsOf })
}
