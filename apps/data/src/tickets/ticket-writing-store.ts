import { sql } from 'kysely'
import type { TicketInput } from '@ferrule/domain/tickets/ticket'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { toWords } from './word-query.ts'

export type PlantOfTicket = { id: string; organisationId: string; timeZone: string }

/** A location of the caller's own organisations; our service opens tickets for everybody. */
export async function findOwnPlant(tx: Queries, scope: Scope, id: string): Promise<PlantOfTicket | undefined> {
  const plants = tx.selectFrom('plant').where('id', '=', id).select(['id', 'organisationId', 'timeZone'])
  if (scope.isService) return plants.executeTakeFirst()
  return plants.where(isOwn(scope, 'organisationId')).executeTakeFirst()
}

export type MachineOfTicket = { id: string; model: string; serialNumber: string }

export async function findMachineOf(
  tx: Queries,
  organisationId: string,
  id: string,
): Promise<MachineOfTicket | undefined> {
  return tx
    .selectFrom('machine')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .select(['id', 'model', 'serialNumber'])
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
  answerDueAt: Date
}

/** Saves it with the next number of the year, and with the words by which it is found. */
export async function insertTicket(tx: Queries, ticket: NewTicket): Promise<string> {
  const year = String(ticket.createdAt.getUTCFullYear()).slice(2)
  const { number } = await tx
    .insertInto('ticket')
    .values({
      ...ticket,
      number: sql<string>`${year} || '-' || lpad(nextval('ticket_number')::text, 5, '0')`,
      status: 'new',
      updatedAt: ticket.createdAt,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await insertTicketWords(tx, { ...ticket, number })
  return number
}

type Worded = Pick<NewTicket, 'id' | 'organisationId' | 'subject' | 'machineName' | 'serialNumber'> & { number: string }

export async function insertTicketWords(tx: Queries, ticket: Worded): Promise<void> {
  const { id, organisationId, number, subject, machineName, serialNumber } = ticket
  const words = toWords([number, subject, machineName, serialNumber].join(' '))
  await tx
    .insertInto('ticketWords')
    .values({ ticketId: id, organisationId, words: sql`to_ticket_words(${organisationId}, ${words})` })
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
  await tx.insertInto('ticketComment').values(comment).execute()
}

type Attaching = { ticketId: string; organisationId: string; commentId: string | null }

/** Files that went with something already, and ids nobody received, are left out; says how many are attached. */
export async function attachUploads(tx: Queries, uploadIds: readonly string[], to: Attaching): Promise<number> {
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
  const ids = attached.map(({ uploadId }) => uploadId)
  // From now on the id alone opens nothing: whoever may see the ticket may have the file.
  if (ids.length > 0) await tx.updateTable('upload').set({ isRestricted: true }).where('id', 'in', ids).execute()
  return ids.length
}
