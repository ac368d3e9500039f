import { randomUUIDv7 } from 'node:crypto'
import type { PushSubscriptionInput } from '@ferrule/domain/notifications/push-subscription'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  deletePushSubscription,
  deleteSurplusSubscriptions,
  listPushSubscriptions,
  type PushSubscriptionRow,
  savePushSubscription,
} from './push-subscription-store.ts'

export async function readPushSubscriptions(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  endpoint: string | undefined,
): Promise<PushSubscriptionRow[]> {
  return withUserScope(db, actor, (tx, { personId }) => listPushSubscriptions(tx, { personId, endpoint }))
}

/** Notifies the caller on a device from now on; the oldest device gives way to the eleventh. Idempotent. */
export async function addPushSubscription(
  { db, now, vapidPublicKey }: Pick<Deps, 'db' | 'now' | 'vapidPublicKey'>,
  actor: SignedInActor,
  input: PushSubscriptionInput,
): Promise<Result<{ id: string }, 'not-offered'>> {
  if (vapidPublicKey === undefined) return refuse('not-offered')
  return withUserScope(db, actor, async (tx, { personId }) => {
    const id = randomUUIDv7()
    if (await savePushSubscription(tx, { ...input, id, personId, createdAt: now() })) {
      await recordChange(tx, { action: 'add-push-subscription', personId, id })
      for (const surplus of await deleteSurplusSubscriptions(tx, personId))
        await recordChange(tx, { action: 'remove-push-subscription', personId, id: surplus })
    }
    return ok({ id })
  })
}

/** Ends the notifications of one of the caller's devices. A foreign device and a removed one are both unknown. */
export async function removePushSubscription(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<Result<{ id: string }, 'unknown'>> {
  return withUserScope(db, actor, async (tx, { personId }) => {
    if (!(await deletePushSubscription(tx, { id, personId }))) return refuse('unknown')
    await recordChange(tx, { action: 'remove-push-subscription', personId, id })
    return ok({ id })
  })
}

async function recordChange(
  tx: Queries,
  { action, personId, id }: { action: string; personId: string; id: string },
): Promise<void> {
  await recordEvent(tx, { actor: personId, action, subjectType: 'push-subscription', subjectId: id })
}
