import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { findLinkingPages } from './link-store.ts'

/** More would not fit into the message. */
const maxListed = 10

/** A page that others link to stays, and the editor reads which pages these are. */
export async function refuseIfLinked(req: PayloadRequest, pageId: string): Promise<void> {
  const pages = await findLinkingPages(await transactionOf(req), pageId)
  if (pages.length === 0) return
  const listed = pages.slice(0, maxListed).map(({ title, path }) => (title ? `${title} (/${path})` : `/${path}`))
  const more = pages.length > maxListed ? ' …' : ''
  const list = `${listed.join(', ')}${more}`
  throw refuseSaving(
    req,
    bilingual(
      `Please change the links to this page first. Pages that link to it (${pages.length}): ${list}`,
      `Bitte ändern Sie zuerst die Links auf diese Seite. Seiten, die auf sie verlinken (${pages.length}): ${list}`,
    ),
  )
}

export const guardLinkedDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => refuseIfLinked(req, String(id))
