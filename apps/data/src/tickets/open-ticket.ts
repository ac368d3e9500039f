import { randomUUIDv7 } from 'node:crypto'
import { decideRepeatedRequest } from '@ferrule/domain/idempotency/repeated-request'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { TicketInput } from '@ferrule/domain/tickets/ticket'
import { findPriority, type PriorityFacts } from '@ferrule/domain/tickets/ticket-priority'
import { firstResponseDue, solutionDue } from '@ferrule/domain/tickets/working-hours'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { findPersonName } from '../portal-access/person-queries.ts'
import { claimIdempotencyKey } from '../idempotency/idempotency-key-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { enqueueTicketDelivery } from './enqueue-ticket-delivery.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { type NotificationDeps, notifyAboutTicket } from './notify-about-ticket.ts'
import {
  attachUploads,
  findMachineOf,
  findTicketPlant,
  getReceipt,
  insertTicket,
  type PlantOfTicket,
  type TicketReceipt,
} from './ticket-writing-store.ts'

type Outcome = Result<TicketReceipt, 'idempotency-key-reused' | 'location-unknown' | 'machine-unknown'>

/** Opens a ticket. The ticket, its search text, files, audit event and notification mail share one transaction. */
export async function openTicket(
  { db, ...notificationDeps }: Pick<Deps, 'db'> & NotificationDeps,
  actor: SignedInActor,
  input: TicketInput,
): Promise<Outcome> {
  return withUserScope(db, actor, async (tx, scope) => {
    const plant = await findTicketPlant(tx, scope, input.locationId)
    if (!plant) return refuse('location-unknown')
    const machine = await findMachine(tx, plant, input)
    if (!machine) return refuse('machine-unknown')
    const id = randomUUIDv7()
    const fingerprint = contentHash(input)
    // The number exists only after the insert, so a repeated request reads it from the ticket.
    const claim = {
      operation: `open-ticket:${scope.personId}`,
      key: input.idempotencyKey,
      fingerprint,
      response: { id },
    }
    const earlier = await claimIdempotencyKey(tx, claim, z.object({ id: z.string() }))
    if (earlier) return repeat(tx, earlier, fingerprint)
    const { number, ticketEventId } = await save(tx, scope, { id, plant, machine, input, at: notificationDeps.now() })
    const ticket = {
      id,
      number,
      subject: input.subject,
      machineName: machine.model,
      serialNumber: machine.serialNumber,
    }
    await notifyAboutTicket(tx, notificationDeps, {
      event: 'ticket-opened',
      ticketEventId,
      actorId: scope.personId,
      actorName: await findPersonName(tx, scope.personId),
      ticket: { ...ticket, organisationId: plant.organisationId, openedBy: scope.personId, contactId: null },
      text: input.description,
    })
    return ok({ id, number })
  })
}

async function repeat(
  tx: Queries,
  earlier: { fingerprint: string; response: { id: string } },
  fingerprint: string,
): Promise<Outcome> {
  const decided = decideRepeatedRequest(earlier, fingerprint)
  if (!decided.ok) return decided
  return ok(await getReceipt(tx, decided.value.id))
}

type AffectedMachine = {
  id: string | null
  model: string
  serialNumber: string
  state: string
  contract: PriorityFacts['contract']
}

async function findMachine(
  tx: Queries,
  plant: PlantOfTicket,
  input: TicketInput,
): Promise<AffectedMachine | undefined> {
  const { affectedMachine, machineName, serialNumber } = input
  if (affectedMachine === 'not-listed')
    return { id: null, model: machineName, serialNumber, state: '', contract: 'none' }
  return findMachineOf(tx, plant.organisationId, affectedMachine)
}

type TicketToSave = { id: string; plant: PlantOfTicket; machine: AffectedMachine; input: TicketInput; at: Date }

async function save(tx: Queries, scope: Scope, { id, plant, machine, input, at }: TicketToSave) {
  const { type, concern, subject, description } = input
  const priority = findPriority({ concern, contract: machine.contract, isMachineStopped: machine.state === 'stopped' })
  const number = await insertTicket(tx, {
    id,
    organisationId: plant.organisationId,
    plantId: plant.id,
    machineId: machine.id,
    machineName: machine.model,
    serialNumber: machine.serialNumber,
    type,
    concern,
    subject,
    description,
    openedBy: scope.personId,
    createdAt: at,
    firstResponseDueAt: firstResponseDue(at, plant.timeZone),
    priority,
    solutionDueAt: solutionDue(at, plant.timeZone, priority),
  })
  const attached = await attachUploads(tx, input.attachments, {
    ticketId: id,
    organisationId: plant.organisationId,
    commentId: null,
  })
  const ticketEventId = await insertTicketEvent(tx, {
    ticketId: id,
    organisationId: plant.organisationId,
    isInternal: false,
  })
  await enqueueTicketDelivery(tx, { ticketId: id, organisationId: plant.organisationId, happenedAt: at })
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'open-ticket',
    subjectType: 'ticket',
    subjectId: id,
    after: { number, type, concern, attached },
  })
  return { number, ticketEventId }
}
