import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { findPublishedState, type StoredPage } from './find-published-state.ts'

declare module 'payload' {
  interface RequestContext {
    /** Keyed by page id, because one request can save several pages. */
    publishedBefore?: Map<string, StoredPage>
  }
}

export const rememberBeforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id) await remember(req, String(originalDoc.id))
  return data
}

export const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => remember(req, String(id))

/** Returns and removes the public state of a page from before this request changed it. */
export function takePreviousPublishedState(req: PayloadRequest, pageId: string): StoredPage | undefined {
  const before = req.context.publishedBefore?.get(pageId)
  req.context.publishedBefore?.delete(pageId)
  return before
}

async function remember(req: PayloadRequest, pageId: string): Promise<void> {
  const before = await findPublishedState(req, pageId)
  if (!before) return
  // Payload copies the context object, so the map must be a property of it.
  req.context.publishedBefore ??= new Map()
  req.context.publishedBefore.set(pageId, before)
}
