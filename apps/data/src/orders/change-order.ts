import { afterOrderAction, type OrderChangeInput } from '@ferrule/domain/orders/order-status'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { notifyAboutOrder } from './notify-about-order.ts'
import { lockOrder, saveOrderStep } from './order-status-store.ts'

export type OrderChangeRefusal =
  | 'idempotency-key-reused'
  | 'order-unknown'
  | 'changed-meanwhile'
  | 'too-late-to-cancel'
  | 'order-not-in-step'

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress' | 'publicOrigin'>

/**
 * Takes an order to its next step, or cancels it. The same transaction notifies the customer of a step that somebody else
 * took, and our team of a cancellation by the customer.
 */
export async function changeOrder(
  deps: ChangeDeps,
  actor: SignedInActor,
  change: OrderChangeInput,
): Promise<Result<{ id: string }, OrderChangeRefusal>> {
  return withUserScope(deps.db, actor, async (tx, scope) => {
    const request = {
      operation: `change-order:${scope.personId}`,
      key: change.idempotencyKey,
      fingerprint: contentHash(change),
      response: { id: change.id },
    }
    return runOnce(tx, request, () => saveChange(deps, { tx, scope }, change))
  })
}

async function saveChange(
  deps: ChangeDeps,
  { tx, scope }: { tx: Queries; scope: Scope },
  { id, version, action, expectedOn, carrier, trackingUrl }: OrderChangeInput,
): Promise<Result<{ id: string }, OrderChangeRefusal>> {
  const order = await lockOrder(tx, scope, id)
  if (!order) return refuse('order-unknown')
  const side = scope.isService ? 'service' : 'customer'
  const status = afterOrderAction(order.status, action, side)
  if (!status.ok) return status
  if (order.version !== version) return refuse('changed-meanwhile')
  const facts = {
    expectedOn: expectedOn ?? undefined,
    carrier: carrier ?? undefined,
    trackingUrl: trackingUrl ?? undefined,
  }
  await saveOrderStep(tx, id, { status: status.value, at: deps.now(), ...facts })
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'change-order',
    subjectType: 'order',
    subjectId: id,
    before: { status: order.status },
    after: { status: status.value },
  })
  const step = { id, status: status.value, side, actorId: scope.personId, ...facts } as const
  await notifyAboutOrder(tx, deps, { order, step })
  return ok({ id })
}
