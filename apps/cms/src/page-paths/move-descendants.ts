import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../postgres/transaction-of.ts'
import { enqueueMoveRefresh } from '../publishing/enqueue-page-refresh.ts'

const movedRows = z.array(z.object({ id: z.string(), before: z.string().nullable() }))

/**
 * When the stored path of a page changes, updates the paths of all its descendants in one statement. Their published
 * state, versions and texts stay unchanged; a draft gets its new path at its next save.
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
  for (const { id, before } of movedRows.parse(rows)) await enqueueMoveRefresh(req, id, before ?? undefined)
  return doc
}
