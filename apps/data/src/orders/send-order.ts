import { randomUUIDv7 } from 'node:crypto'
import { type OrderInput, toOrderLines } from '@ferrule/domain/orders/order'
import { confirmTotal } from '@ferrule/domain/orders/order-total'
import { toCurrency } from '@ferrule/domain/parts/part-price'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { listPartsByNumber } from '../parts/part-queries.ts'
import { findPrices } from '../parts/price-parts.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { runOnce } from '../idempotency/run-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findOwnPlant } from './order-queries.ts'
import { placeOrder } from './place-order.ts'

export type OrderRefusal =
  | 'idempotency-key-reused'
  | 'plant-unknown'
  | 'part-unknown'
  | 'part-replaced'
  | 'part-repeated'
  | 'prices-changed'

type OrderDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress' | 'publicOrigin'>

type OrderArgs = OrderInput & { language: string }

/**
 * Orders parts at the prices of this moment. The order, its lines, the audit event and the mails to both sides share one
 * transaction. Idempotent: a repeated request returns the first result, even if its parts have changed since.
 */
export async function sendOrder(
  deps: OrderDeps,
  actor: SignedInActor,
  order: OrderArgs,
): Promise<Result<{ id: string }, OrderRefusal>> {
  return withUserScope(deps.db, actor, async (tx, scope) => {
    // A retry of a sent order may have read newer prices in between.
    const { language: _language, expectedTotal: _expectedTotal, ...input } = order
    const id = randomUUIDv7()
    const send = {
      operation: `send-order:${scope.personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      response: { id },
    }
    return runOnce(tx, send, () => saveOrder(deps, { tx, scope, actor, id }, order))
  })
}

type OrderContext = { tx: Queries; scope: Scope; actor: SignedInActor; id: string }

async function saveOrder(
  deps: OrderDeps,
  { tx, scope, actor, id }: OrderContext,
  { plantId, reference, note, lines: requestedLines, expectedTotal, language }: OrderArgs,
): Promise<Result<{ id: string }, OrderRefusal>> {
  const plant = await findOwnPlant(tx, scope, plantId)
  if (!plant) return refuse('plant-unknown')
  const payer = { ...plant, id: plant.organisationId }
  const numbers = requestedLines.map(({ articleNumber }) => articleNumber)
  const parts = await listPartsByNumber(tx, numbers, language)
  const prices = await findPrices(tx, scope, { payer, partIds: parts.map((part) => part.id), now: deps.now() })
  const priced = parts.map((part) => ({ ...part, price: prices.get(part.id) }))
  const lines = toOrderLines(requestedLines, priced)
  if (!lines.ok) return lines
  const total = confirmTotal(lines.value, expectedTotal)
  if (!total.ok) return total
  const order = { id, plant, reference, note, currency: toCurrency(payer), lines: lines.value, language }
  await placeOrder(deps, { tx, scope, actor }, order)
  return ok({ id })
}
