import { randomUUIDv7 } from 'node:crypto'
import { type OrderInput, type OrderLine, toOrderLines } from '@ferrule/domain/parts/order'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrderableParts } from '../parts/find-orderable-parts.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { sendOnce } from '../requests/send-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findOwnPlant, insertOrder } from './order-store.ts'

export type OrderRefusal =
  | 'idempotency-key-reused'
  | 'plant-unknown'
  | 'part-unknown'
  | 'part-replaced'
  | 'part-repeated'

type OrderDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress'>

type AskedOrder = OrderInput & { language: string }

/**
 * Orders parts: the order, its lines, its audit event and the mails to both sides are saved together, once. An order
 * that came before is answered as it was, whatever has become of its parts since.
 */
export async function sendOrder(
  deps: OrderDeps,
  actor: SignedInActor,
  asked: AskedOrder,
): Promise<Result<{ id: string }, OrderRefusal>> {
  return workFor(deps.db, actor, async (tx, scope) => {
    const { language: _language, ...input } = asked
    const id = randomUUIDv7()
    const send = {
      operation: `send-order:${scope.personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      answer: { id },
    }
    return sendOnce(tx, send, () => saveOrder(deps, { tx, scope, actor, id }, asked))
  })
}

type Saving = { tx: Queries; scope: Scope; actor: SignedInActor; id: string }

async function saveOrder(
  { now, portalTeamAddress }: OrderDeps,
  { tx, scope, actor, id }: Saving,
  { plantId, reference, note, lines: asked, language }: AskedOrder,
): Promise<Result<{ id: string }, OrderRefusal>> {
  const plant = await findOwnPlant(tx, scope, plantId)
  if (!plant) return refuse('plant-unknown')
  const numbers = asked.map(({ articleNumber }) => articleNumber)
  const lines = toOrderLines(asked, await findOrderableParts(tx, numbers, language))
  if (!lines.ok) return lines
  const { organisationId } = plant
  const order = { id, organisationId, plantId, orderedBy: scope.personId, reference, note, createdAt: now() }
  const number = await insertOrder(tx, order, lines.value)
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'send-order',
    subjectType: 'order',
    subjectId: id,
    after: { number, lines: lines.value.length },
  })
  const where = `${plant.organisationName}, ${plant.name}`
  await tellBothSides(tx, { number, where, reference, note, lines: lines.value, team: portalTeamAddress, actor })
  return ok({ id })
}

type Told = {
  number: string
  where: string
  reference: string
  note: string
  lines: readonly OrderLine[]
  team: string
  actor: SignedInActor
}

async function tellBothSides(tx: Queries, told: Told): Promise<void> {
  const { number, where, reference, note, lines, team, actor } = told
  const { email, hasVerifiedEmail } = actor.profile
  const body = [
    where,
    ...(reference ? [`Reference: ${reference}`] : []),
    '',
    ...lines.map(({ quantity, articleNumber, name }) => `${quantity} × ${articleNumber}  ${name}`),
    ...(note ? ['', note] : []),
    '',
  ].join('\n')
  const mail = { kind: 'order', subject: `[${number}] ${where}`, body }
  await queueMail(tx, { ...mail, toAddress: team })
  if (hasVerifiedEmail) await queueMail(tx, { ...mail, toAddress: email.toLowerCase() })
}
