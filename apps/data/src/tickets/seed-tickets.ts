import { findPriority } from '@ferrule/domain/tickets/ticket-priority'
import { firstResponseDue, solutionDue } from '@ferrule/domain/tickets/working-hours'
import { organisations } from '@ferrule/seeds/organisations/organisations'
import type { SeedTicket } from '@ferrule/seeds/organisations/tickets'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import type { Queries } from '../postgres/database.ts'
import { insertTicketSearch } from './ticket-writing-store.ts'

export type Ids = {
  organisationId: (number: string) => string
  plantId: (organisation: string, plant: string) => string
  machineId: (serialNumber: string) => string
  personId: (email: string) => Promise<string>
}

export async function seedTickets(tx: Queries, ids: Ids, tickets: readonly SeedTicket[]): Promise<void> {
  for (const ticket of tickets) await insertSeedTicket(tx, ids, ticket)
  const last = Math.max(...tickets.map(({ number }) => Number(number.slice(3))))
  // Takes the used numbers from the sequence; only its owner may set it.
  await sql`select max(nextval('ticket_number')) from generate_series(1, ${last}::int)`.execute(tx)
}

async function insertSeedTicket(tx: Queries, ids: Ids, ticket: SeedTicket): Promise<void> {
  const id = stableId('ticket', ticket.number)
  const organisationId = ids.organisationId(ticket.organisation)
  const { number, type, concern, subject, description, status, createdAt, closedAt, closureReason, comments } = ticket
  const { model: machineName, serialNumber, contract, state } = ticket.machine
  const priority = findPriority({ concern, contract, isMachineStopped: state === 'stopped' })
  await tx
    .insertInto('ticket')
    .values({
      id,
      organisationId,
      number,
      type,
      concern,
      subject,
      description,
      status,
      createdAt,
      closureReason,
      machineName,
      serialNumber,
      machineId: ids.machineId(serialNumber),
      plantId: ids.plantId(ticket.organisation, ticket.machine.plant),
      openedBy: await ids.personId(ticket.openedBy.email),
      contactId: ticket.contact ? await ids.personId(ticket.contact.email) : null,
      replies: comments.length,
      updatedAt: comments.at(-1)?.at ?? createdAt,
      firstResponseDueAt: firstResponseDue(createdAt, zoneOf(ticket)),
      firstResponseAt: comments[0]?.at ?? null,
      priority,
      solutionDueAt: solutionDue(createdAt, zoneOf(ticket), priority),
      closedAt: closedAt ?? null,
    })
    .execute()
  await insertTicketSearch(tx, { id, organisationId, number, subject, machineName, serialNumber })
  for (const [index, { by, isService, text, at }] of comments.entries()) {
    const commentId = stableId('comment', number, String(index))
    const writtenBy = await ids.personId(by.email)
    await tx
      .insertInto('ticketComment')
      .values({ id: commentId, ticketId: id, organisationId, isService, writtenBy, body: text, writtenAt: at })
      .execute()
  }
}

function zoneOf({ organisation, machine }: SeedTicket): string {
  const plants = organisations.find(({ number }) => number === organisation)?.plants
  return plants?.find(({ name }) => name === machine.plant)?.timeZone ?? 'UTC'
}
