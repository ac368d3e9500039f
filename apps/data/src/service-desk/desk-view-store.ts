import { deskViewFilters, type DeskViewInput } from '@ferrule/domain/service-desk/desk-view'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

const maxShown = 100

/** The own views of an agent and those that others share, by name. Row-level security hides the rest. */
export async function listDeskViews(tx: Queries, personId: string) {
  const rows = await tx
    .selectFrom('deskView')
    .select(['id', 'name', 'filters', 'isShared'])
    .select(sql<boolean>`owner_id = ${personId}::uuid`.as('isMine'))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(maxShown)
    .execute()
  return rows.map(({ filters, ...view }) => ({ ...view, filters: deskViewFilters.parse(filters) }))
}

export async function countDeskViews(tx: Queries, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('deskView')
    .where('ownerId', '=', personId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type NewView = DeskViewInput & { ownerId: string; savedAt: Date }

/** Returns false if the id belongs to another agent. */
export async function upsertDeskView(tx: Queries, view: NewView): Promise<boolean> {
  const { id, ownerId, name, isShared, savedAt } = view
  const filters = JSON.stringify(view.filters)
  const saved = await tx
    .insertInto('deskView')
    .values({ id, ownerId, name, filters, isShared, savedAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name, filters, isShared, savedAt }).where('deskView.ownerId', '=', ownerId),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Returns whether the agent owned the view. */
export async function deleteDeskView(tx: Queries, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('deskView')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
