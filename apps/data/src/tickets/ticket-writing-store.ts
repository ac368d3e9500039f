import { sql } from 'kysely'
import type { TicketInput } from '@ferrule/domain/tickets/ticket'
import type { TicketPriority } from '@ferrule/domain/tickets/ticket-priority'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { toWords } from './word-query.ts'

export type PlantOfTicket = { id: string; organisationId: string; timeZone: string }

/** A location of the caller's organisations; the service may use any location. */
export async function findTicketPlant(tx: Queries, scope: Scope, id: string): Promise<PlantOfTicket | undefined> {
  const plants = tx.selectFrom('plant').where('id', '=', id).select(['id', 'organisationId', 'timeZone'])
  if (scope.isService) return plants.executeTakeFirst()
  return plants.where(isOwn(scope, 'organisationId')).executeTakeFirst()
}

export async function findMachineOf(tx: Queries, organisationId: string, id: string) {
  return tx
    .selectFrom('machine')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .select(['id', 'model', 'serialNumber', 'state'])
    .select(
      sql<'none' | 'care' | 'care-plus'>`case when contract_until >= current_date then contract else 'none' end`.as(
        'contract',
      ),
    )
    .executeTakeFirst()
}

export type NewTicket = Pick<TicketInput, 'type' | 'concern' | 'subject' | 'description'> & {
  id: string
  organisationId: string
  plantId: string
  machineId: string | null
  machineName: string
  serialNumber: string
  openedBy: string
  createdAt: Date
  firstResponseDueAt: Date
  priority: TicketPriority
  solutionDueAt: Date
}

/** Saves a ticket with its search text and the next number, prefixed by the year. Returns the number. */
export async function insertTicket(tx: Queries, ticket: NewTicket): Promise<string> {
  const { id, organisationId, subject, machineName, serialNumber } = ticket
  const year = String(ticket.createdAt.getUTCFullYear()).slice(2)
  const { number } = await tx
    .insertInto('ticket')
    .values({
      id,
      organisationId,
      type: ticket.type,
      concern: ticket.concern,
      subject,
      description: ticket.description,
      plantId: ticket.plantId,
      machineId: ticket.machineId,
      machineName,
      serialNumber,
      openedBy: ticket.openedBy,
      createdAt: ticket.createdAt,
      firstResponseDueAt: ticket.firstResponseDueAt,
      priority: ticket.priority,
      solutionDueAt: ticket.solutionDueAt,
      number: sql<string>`${year} || '-' || lpad(nextval('ticket_number')::text, 5, '0')`,
      status: 'new',
      updatedAt: ticket.createdAt,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await insertTicketSearch(tx, { id, organisationId, number, subject, machineName, serialNumber })
  return number
}

export type TicketReceipt = { id: string; number: string }

export async function getReceipt(tx: Queries, id: string): Promise<TicketReceipt> {
  return tx.selectFrom('ticket').where('id', '=', id).select(['id', 'number']).executeTakeFirstOrThrow()
}

type SearchableTicket = Pick<NewTicket, 'id' | 'organisationId' | 'subject' | 'machineName' | 'serialNumber'> & {
  number: string
}

export async function insertTicketSearch(tx: Queries, ticket: SearchableTicket): Promise<void> {
  const { id, organisationId, number, subject, machineName, serialNumber } = ticket
  const words = toWords([number, subject, machineName, serialNumber].join(' '))
  await tx
    .insertInto('ticketSearch')
    .values({ ticketId: id, organisationId, searchVector: sql`to_ticket_search(${organisationId}, ${words})` })
    .execute()
}

export type NewComment = {
  id: string
  ticketId: string
  organisationId: string
  writtenBy: string
  isService: boolean
  isInternal: boolean
  body: string
  writtenAt: Date
}

export async function insertComment(tx: Queries, comment: NewComment): Promise<void> {
  const { id, ticketId, organisationId, writtenBy, isService, isInternal, body, writtenAt } = comment
  await tx
    .insertInto('ticketComment')
    .values({ id, ticketId, organisationId, writtenBy, isService, isInternal, body, writtenAt })
    .execute()
}

type AttachmentTarget = { ticketId: string; organisationId: string; commentId: string | null }

/**
 * Attaches uploads. Skips unknown ids and, by the trigger of the table, files that belong to another record. Returns
 * the number of files attached.
 */
export async function attachUploads(tx: Queries, uploadIds: readonly string[], to: AttachmentTarget): Promise<number> {
  if (uploadIds.length === 0) return 0
  const attached = await tx
    .insertInto('ticketAttachment')
    .columns(['uploadId', 'ticketId', 'organisationId', 'commentId'])
    .expression((from) =>
      from
        .selectFrom('upload')
        .where('upload.id', 'in', [...uploadIds])
        .select(['upload.id', sql<string>`${to.ticketId}::uuid`.as('ticketId')])
        .select([
          sql<string>`${to.organisationId}::uuid`.as('organisationId'),
          sql<string | null>`${to.commentId}::uuid`.as('commentId'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('uploadId')
    .execute()
  return attached.length
}
