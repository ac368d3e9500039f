import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionBeforeChangeHook } from 'payload'
import { refuseIfLinked } from '../links/refuse-if-linked.ts'
import { countChildren } from '../page-paths/count-children.ts'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { isHomePage } from '../page-paths/guard-home-pages.ts'
import { pageRefusals } from '../page-paths/page-refusals.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { toTrashChange } from './trash-change.ts'

const hasChildren = bilingual(
  'Please move the pages below this one, or put them into the trash first',
  'Bitte zuerst die Seiten darunter verschieben oder in den Papierkorb legen',
)
const parentInTrash = bilingual(
  'The page above this one is in the trash; please restore that one first',
  'Die übergeordnete Seite liegt im Papierkorb; bitte zuerst jene wiederherstellen',
)

/** A page with pages below it, with links to it, and the start page of a site stay; a page comes back only below a page that is there. */
export const guardPageTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const change = toTrashChange(data, originalDoc)
  if (!change) return data
  const id = String(originalDoc.id)
  if (change === 'trashed') {
    if ((await countChildren(req, id, { withTrash: false })) > 0) throw refuseSaving(req, hasChildren)
    if (await isHomePage(req, id)) throw refuseSaving(req, pageRefusals.isHomePage)
    await refuseIfLinked(req, id)
    return data
  }
  const parentId = (await findPageRow(req, id))?.parent
  const parent = parentId ? await findPageRow(req, parentId) : undefined
  if (parent?.deletedAt) throw refuseSaving(req, parentInTrash)
  return data
}
