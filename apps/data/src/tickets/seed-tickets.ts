import { firstAnswerDue } from '@ferrule/domain/tickets/working-hours'
import { organisations } from '@ferrule/seeds/organisations/organisations'
import { type SeedTicket, tickets } from '@ferrule/seeds/organisations/tickets'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import type { Queries } from '../postgres/database.ts'
import { insertTicketWords } from './ticket-writing-store.ts'

export type Ids = {
  organisationId: (number: string) => string
  plantId: (organisation: string, plant: string) => string
  machineId: (serialNumber: string) => string
  personId: (email: string) => Promise<string>
}

export async function seedTickets(tx: Queries, ids: Ids): Promise<void> {
  for (const ticket of tickets) await insertSeedTicket(tx, ids, ticket)
  const last = Math.max(...tickets.map(({ number }) => Number(number.slice(3))))
  await sql`select setval('ticket_number', ${last})`.execute(tx)
}

async function insertSeedTicket(tx: Queries, ids: Ids, ticket: SeedTicket): Promise<void> {
  const id = stableId('ticket', ticket.number)
  const organisationId = ids.organisationId(ticket.organisation)
  const { number, type, concern, subject, description, status, createdAt, closedAt, closureReason, comments } = ticket
  const machine = { machineName: ticket.machine.model, serialNumber: ticket.machine.serialNumber }
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
      ...machine,
      machineId: ids.machineId(ticket.machine.serialNumber),
      plantId: ids.plantId(ticket.organisation, ticket.machine.plant),
      openedBy: await ids.personId(ticket.openedBy.email),
      contactId: ticket.contact ? await ids.personId(ticket.contact.email) : null,
      replies: comments.length,
      updatedAt: comments.at(-1)?.at ?? createdAt,
      answerDueAt: firstAnswerDue(createdAt, zoneOf(ticket)),
      firstAnswerAt: comments[0]?.at ?? null,
      closedAt: closedAt ?? null,
    })
    .execute()
  await insertTicketWords(tx, { id, organisationId, number, subject, ...machine })
  for (const [place, { by, isService, text, at }] of comments.entries()) {
    const comment = { id: stableId('comment', number, String(place)), ticketId: id, organisationId, isService }
    const writtenBy = await ids.personId(by.email)
    await tx
      .insertInto('ticketComment')
      .values({ ...comment, writtenBy, body: text, writtenAt: at })
      .execute()
  }
}

function zoneOf({ organisation, machine }: SeedTicket): string {
  const plants = organisations.find(({ number }) => number === organisation)?.plants
  return plants?.find(({ name }) => name === machine.plant)?.timeZone ?? 'UTC'
}
