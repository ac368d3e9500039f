import { isLanguage } from '@ferrule/domain/locales/language'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { pickTexts } from '../restoring/pick-texts.ts'
import { toTrashChange } from './trash-change.ts'

declare module 'payload' {
  interface RequestContext {
    /** The draft texts of pages that this request moves to the trash or takes out, keyed by page id. */
    pendingDrafts?: Map<string, Record<string, unknown>>
  }
}

/**
 * Payload moves a page to the trash with a save that publishes the draft of one language, or unpublishes that language.
 * Here the page keeps the texts and the status that are stored, so that it comes back as it was.
 */
export const keepPublishedTexts: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!toTrashChange(data, originalDoc)) return data
  const id = String(originalDoc.id)
  const { locale } = req
  const row = await findPageRow(req, id)
  if (!isLanguage(locale ?? '') || row?._status?.[String(locale)] !== 'published') return { ...data, _status: 'draft' }
  const as = { collection: 'pages', req, overrideAccess: false, fallbackLocale: false } as const
  const published = await req.payload.findByID({ ...as, id, depth: 0, draft: false, trash: true })
  if (originalDoc._status === 'draft') {
    // Payload copies the context object, so the map must be a property of it.
    req.context.pendingDrafts ??= new Map()
    req.context.pendingDrafts.set(id, pickTexts(originalDoc, req.payload.collections.pages.config.flattenedFields))
  }
  return { ...published, deletedAt: data.deletedAt }
}

/** Saves the draft again that the published texts replaced. */
export const keepPendingDraft: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = String(doc.id)
  const data = req.context.pendingDrafts?.get(id)
  req.context.pendingDrafts?.delete(id)
  const as = { collection: 'pages', req, overrideAccess: false } as const
  if (data) await req.payload.update({ ...as, id, data, draft: true, trash: true })
  return doc
}
