import { randomUUIDv7 } from 'node:crypto'
import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { TicketInput } from '@ferrule/domain/tickets/ticket'
import { firstAnswerDue } from '@ferrule/domain/tickets/working-hours'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { claimSend } from '../requests/claim-send.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { passTicketOn } from './pass-ticket-on.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { type Telling, tellTeam } from './tell-about-ticket.ts'
import {
  attachUploads,
  findMachineOf,
  findOwnPlant,
  insertTicket,
  type MachineOfTicket,
  type PlantOfTicket,
} from './ticket-writing-store.ts'

const receipt = z.object({ id: z.string(), number: z.string() })
export type TicketReceipt = z.infer<typeof receipt>

type Outcome = Result<TicketReceipt, 'idempotency-key-reused' | 'location-unknown' | 'machine-unknown'>

/** Opens a ticket: it, its words, its files, its audit event and the mail that follows are saved together. */
export async function openTicket(
  { db, ...telling }: Pick<Deps, 'db'> & Telling,
  actor: SignedInActor,
  input: TicketInput,
): Promise<Outcome> {
  return workFor(db, actor, async (tx, scope) => {
    const plant = await findOwnPlant(tx, scope, input.locationId)
    if (!plant) return refuse('location-unknown')
    const machine = await findMachine(tx, plant, input)
    if (!machine) return refuse('machine-unknown')
    const id = randomUUIDv7()
    const fingerprint = contentHash(input)
    // The number is not known before the row is there; the same send again reads it from the ticket it made.
    const claim = { operation: `open-ticket:${scope.personId}`, key: input.idempotencyKey, fingerprint, answer: { id } }
    const earlier = await claimSend(tx, claim, z.object({ id: z.string() }))
    if (earlier) return repeat(tx, earlier, fingerprint)
    const number = await save(tx, scope, { id, plant, machine, input, at: telling.now() })
    await tellTeam(tx, telling, { number, subject: input.subject, text: input.description })
    return ok({ id, number })
  })
}

async function repeat(
  tx: Queries,
  earlier: { fingerprint: string; answer: { id: string } },
  fingerprint: string,
): Promise<Outcome> {
  const decided = decideRepeatedSend(earlier, fingerprint)
  if (!decided.ok) return decided
  return ok(
    await tx.selectFrom('ticket').where('id', '=', decided.value.id).select(['id', 'number']).executeTakeFirstOrThrow(),
  )
}

type Concerned = { id: string | null } & Omit<MachineOfTicket, 'id'>

async function findMachine(tx: Queries, plant: PlantOfTicket, input: TicketInput): Promise<Concerned | undefined> {
  const { machineConcerned, machineName, serialNumber } = input
  if (machineConcerned === 'not-listed') return { id: null, model: machineName, serialNumber }
  return findMachineOf(tx, plant.organisationId, machineConcerned)
}

type Opening = { id: string; plant: PlantOfTicket; machine: Concerned; input: TicketInput; at: Date }

async function save(tx: Queries, scope: Scope, { id, plant, machine, input, at }: Opening): Promise<string> {
  const { type, concern, subject, description } = input
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
    answerDueAt: firstAnswerDue(at, plant.timeZone),
  })
  const attached = await attachUploads(tx, input.attachments, {
    ticketId: id,
    organisationId: plant.organisationId,
    commentId: null,
  })
  await insertTicketEvent(tx, { ticketId: id, organisationId: plant.organisationId, isInternal: false })
  await passTicketOn(tx, { ticketId: id, organisationId: plant.organisationId, happenedAt: at })
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'open-ticket',
    subjectType: 'ticket',
    subjectId: id,
    after: { number, type, concern, attached },
  })
  return number
}
