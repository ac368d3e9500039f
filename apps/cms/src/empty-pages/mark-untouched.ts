import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'

/** A new page without a title and an address was saved by the admin, not by its editor. */
export const markUntouched: CollectionBeforeChangeHook = ({ data, operation }) => {
  return { ...data, untouched: operation === 'create' && !data.title && !data.slug }
}

/** The form of a new page may stay open for a day before an editor writes the first word. */
const openFor = sql`interval '24 hours'`

/** Deletes empty pages whose form was closed. Only drafts: the mark of the stored page is that of its creation. */
export const deleteUntouched: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    with empty as (
      select id from pages where untouched and created_at < now() - ${openFor}
        and not exists (select from _pages_v where parent_id = pages.id and version_untouched is not true)
    ), versions as (
      delete from _pages_v where parent_id in (select id from empty)
    )
    delete from pages where id in (select id from empty)`)
  return doc
}
