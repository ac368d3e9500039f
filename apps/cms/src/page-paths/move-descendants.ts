import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../postgres/transaction-of.ts'
import { announceMove } from '../publishing/announce-change.ts'

const movedRows = z.array(z.object({ id: z.string(), before: z.string().nullable() }))

/**
 * When the stored path of a page changes, so do those of all pages below it, in one statement. Their published
 * state, versions and texts are not touched; a draft takes its path anew when it is saved.
 */
export const moveDescendants: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    with recursive tree as (
      select id, path from pages where id = ${doc.id}
      union all
      select child.id, concat_ws('/', nullif(tree.path, ''), child.slug)
      from pages child join tree on child.parent_id = tree.id
    )
    update pages set path = tree.path
    from tree join pages old on old.id = tree.id
    where pages.id = tree.id and pages.path is distinct from tree.path
    returning pages.id, old.path as before`)
  for (const { id, before } of movedRows.parse(rows)) await announceMove(req, id, before ?? undefined)
  return doc
}
