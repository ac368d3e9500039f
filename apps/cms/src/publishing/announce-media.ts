import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { announceShown } from './announce-change.ts'
import { announceSystemChange } from './announce-system-change.ts'
import { findListsShowing, findPagesShowing } from './find-showing.ts'

const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  // Nothing can show what was not there a moment ago.
  if (operation === 'update') await announceUse(req, String(doc.id))
  return doc
}

/** Before, because the database forgets who used it together with the picture. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => announceUse(req, String(id))

/** Whoever shows a picture is announced when its text, its focal point or its file changes. */
export const announceMedia = {
  afterChange: [afterChange],
  beforeDelete: [beforeDelete],
} satisfies CollectionConfig['hooks']

async function announceUse(req: PayloadRequest, mediaId: string): Promise<void> {
  for (const pageId of await findPagesShowing(req, mediaId)) await announceShown(req, pageId)
  const { brands, newsOf, terms } = await findListsShowing(req, mediaId)
  if (brands) await announceSystemChange(req, { what: 'system' })
  if (newsOf.length > 0) await announceSystemChange(req, { what: 'news', siteSlugs: newsOf })
  if (terms) await announceSystemChange(req, { what: 'terms' })
}
