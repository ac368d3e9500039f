import { randomUUIDv7 } from 'node:crypto'
import { type OrderInput, type OrderLine, toOrderLines } from '@ferrule/domain/parts/order'
import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrderableParts } from '../parts/find-orderable-parts.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { claimSend } from '../requests/claim-send.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findOwnPlant, insertOrder } from './order-store.ts'

export type OrderRefusal =
  | 'idempotency-key-reused'
  | 'plant-unknown'
  | 'part-unknown'
  | 'part-replaced'
  | 'part-repeated'

type OrderDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress'>

/** Orders parts: the order, its lines, its audit event and the mails to both sides are saved together, once. */
export async function sendOrder(
  { db, now, portalTeamAddress }: OrderDeps,
  actor: SignedInActor,
  { language, ...input }: OrderInput & { language: string },
): Promise<Result<{ id: string }, OrderRefusal>> {
  return workFor(db, actor, async (tx, scope) => {
    const plant = await findOwnPlant(tx, scope, input.plantId)
    if (!plant) return refuse('plant-unknown')
    const numbers = input.lines.map(({ articleNumber }) => articleNumber)
    const lines = toOrderLines(input.lines, await findOrderableParts(tx, numbers, language))
    if (!lines.ok) return lines
    const id = randomUUIDv7()
    const fingerprint = contentHash(input)
    const claim = { operation: `send-order:${scope.personId}`, key: input.idempotencyKey, fingerprint, answer: { id } }
    const earlier = await claimSend(tx, claim, z.object({ id: z.string() }))
    if (earlier) return decideRepeatedSend(earlier, fingerprint)
    const { reference, note } = input
    const { id: plantId, organisationId } = plant
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
  })
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
