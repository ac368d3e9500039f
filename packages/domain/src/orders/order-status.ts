import { z } from 'zod'
import { idempotencyKey, oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'

export const orderStatuses = ['received', 'confirmed', 'sent', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** A status that an action leads to. */
export type ChangedStatus = Exclude<OrderStatus, 'received'>

/** The steps of an order that is not cancelled. */
export const orderSteps = ['received', 'confirmed', 'sent', 'delivered'] as const satisfies readonly OrderStatus[]

export const orderActions = ['confirm', 'send', 'deliver', 'cancel'] as const
export type OrderAction = (typeof orderActions)[number]

type Side = 'customer' | 'service'

/** The action of our service that leads to the next step. */
const nextSteps: Partial<Record<OrderStatus, { action: OrderAction; status: ChangedStatus }>> = {
  received: { action: 'confirm', status: 'confirmed' },
  confirmed: { action: 'send', status: 'sent' },
  sent: { action: 'deliver', status: 'delivered' },
}

/** The actions that a side can take on an order; a customer can cancel it until we have confirmed it. */
export function orderActionsOf(status: OrderStatus, side: Side): OrderAction[] {
  if (side === 'customer') return status === 'received' ? ['cancel'] : []
  const next = nextSteps[status]
  return [
    ...(next ? [next.action] : []),
    ...(status === 'received' || status === 'confirmed' ? ['cancel' as const] : []),
  ]
}

export function afterOrderAction(
  status: OrderStatus,
  action: OrderAction,
  side: Side,
): Result<ChangedStatus, 'too-late-to-cancel' | 'order-not-in-step'> {
  const isPossible = orderActionsOf(status, side).includes(action)
  if (action === 'cancel') return isPossible ? ok('cancelled') : refuse('too-late-to-cancel')
  const next = nextSteps[status]
  return isPossible && next ? ok(next.status) : refuse('order-not-in-step')
}

/** A change of an order. A confirmation names the expected day; a shipment can name its carrier and page. */
export const orderChangeInput = z
  .strictObject({
    idempotencyKey,
    id: z.uuid(),
    version: z.int().min(1),
    action: z.enum(orderActions),
    expectedOn: z.iso.date().nullish(),
    carrier: oneLine(60).nullish(),
    trackingUrl: z
      .url({ protocol: /^https$/ })
      .max(300)
      .nullish(),
  })
  .refine(({ action, expectedOn }) => action !== 'confirm' || expectedOn, { path: ['expectedOn'] })
export type OrderChangeInput = z.infer<typeof orderChangeInput>

export const orderListQuery = z.object({ status: z.enum(orderStatuses).optional().catch(undefined) })
