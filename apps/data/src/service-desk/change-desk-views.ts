import { type DeskViewInput, maxDeskViews } from '@ferrule/domain/service-desk/desk-view'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countDeskViews, deleteDeskView, upsertDeskView } from './desk-view-store.ts'

/** Saves a view of the queue, for the agent alone or for all. Idempotent. */
export async function saveDeskView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  view: DeskViewInput,
): Promise<Result<{ id: string }, 'too-many' | 'view-unknown'>> {
  return withUserScope(db, actor, async (tx, { personId }) => {
    if ((await countDeskViews(tx, personId)) >= maxDeskViews) return refuse('too-many')
    if (!(await upsertDeskView(tx, { ...view, ownerId: personId, savedAt: now() }))) return refuse('view-unknown')
    const { id, isShared } = view
    await recordEvent(tx, {
      actor: personId,
      action: 'save-desk-view',
      subjectType: 'desk-view',
      subjectId: id,
      after: { isShared },
    })
    return ok({ id })
  })
}

/** Deletes an own view. Idempotent. */
export async function removeDeskView(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<Result<{ id: string }, never>> {
  return withUserScope(db, actor, async (tx, { personId }) => {
    if (await deleteDeskView(tx, { id, ownerId: personId }))
      await recordEvent(tx, { actor: personId, action: 'delete-desk-view', subjectType: 'desk-view', subjectId: id })
    return ok({ id })
  })
}
