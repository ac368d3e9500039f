import type { CollectionBeforeDeleteHook } from 'payload'
import { countChildren } from './count-children.ts'
import { refuseSaving } from './refuse-saving.ts'

/** A page that others are below cannot be deleted: their addresses go through it. */
export const keepParents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await countChildren(req, String(id))) > 0) {
    throw refuseSaving('Please move or delete the pages below this one first')
  }
}
