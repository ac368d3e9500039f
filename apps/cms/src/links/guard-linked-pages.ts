import { bilingual } from '@ferrule/blocks/bilingual'
import { listLinkedPages } from '@ferrule/domain/navigation/page-reference'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toTrashChange } from '../trash/trash-change.ts'
import { lockLinkable } from './link-store.ts'

const notLinkable = bilingual(
  'A link leads to a page that is deleted, in the trash or on another site. Please choose another page.',
  'Ein Link führt auf eine Seite, die gelöscht ist, im Papierkorb liegt oder zu einer anderen Website gehört. Bitte wählen Sie eine andere Seite.',
)

const linking = z.looseObject({ site: relation, blocks: z.array(z.unknown()) })

/** Refuses links to pages that do not exist on the site. A page with such a link can still go to the trash. */
export const guardLinkedPages: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { data: page } = linking.safeParse({ ...originalDoc, ...data })
  const pageIds = page ? listLinkedPages(page.blocks) : []
  if (!page || pageIds.length === 0 || toTrashChange(data, originalDoc) === 'trashed') return data
  const linkable = await lockLinkable(await transactionOf(req), page.site, pageIds)
  if (linkable.length < pageIds.length) throw refuseSaving(req, notLinkable)
  return data
}
