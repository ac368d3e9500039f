import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { findPublishedState, type StoredPage } from './find-published-state.ts'

declare module 'payload' {
  interface RequestContext {
    /** By page, because one request can save several. */
    publishedBefore?: Map<string, StoredPage>
  }
}

export const rememberBeforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id) await remember(req, String(originalDoc.id))
  return data
}

export const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => remember(req, String(id))

/** What the public could read of the page before this request touched it. */
export function takePublishedBefore(req: PayloadRequest, pageId: string): StoredPage | undefined {
  const before = req.context.publishedBefore?.get(pageId)
  req.context.publishedBefore?.delete(pageId)
  return before
}

async function remember(req: PayloadRequest, pageId: string): Promise<void> {
  const before = await findPublishedState(req, pageId)
  if (!before) return
  // Payload copies the context now and then, so only what is a property of it stays.
  req.context.publishedBefore ??= new Map()
  req.context.publishedBefore.set(pageId, before)
}
