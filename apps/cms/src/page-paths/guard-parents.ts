import type { CollectionBeforeDeleteHook } from 'payload'
import { countChildren } from './count-children.ts'
import { pageRefusals } from './page-refusals.ts'
import { refuseSaving } from './refuse-saving.ts'

/** Refuses to delete a page with child pages, because their paths contain its slug. */
export const guardParents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await countChildren(req, String(id))) > 0) {
    throw refuseSaving(req, pageRefusals.hasChildren)
  }
}
