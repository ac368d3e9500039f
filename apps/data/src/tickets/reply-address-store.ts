import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type NewReplyAddress = {
  ticketId: string
  organisationId: string
  personId: string
  isService: boolean
  expiresAt: Date
}

/** Creates or extends the one reply address of a person and ticket. Returns its id. */
export async function saveReplyAddress(tx: Queries, address: NewReplyAddress): Promise<string> {
  const { ticketId, organisationId, personId, isService, expiresAt } = address
  const { id } = await tx
    .insertInto('replyAddress')
    .values({ id: randomUUIDv7(), ticketId, organisationId, personId, isService, expiresAt })
    .onConflict((conflict) => conflict.columns(['ticketId', 'personId']).doUpdateSet({ isService, expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The owner of a reply address, and whether they may still reply. */
export async function findReplyAddress(tx: Queries, id: string, anHourAgo: Date) {
  return tx
    .selectFrom('replyAddress')
    .innerJoin('person', 'person.id', 'replyAddress.personId')
    .innerJoin('ticket', 'ticket.id', 'replyAddress.ticketId')
    .where('replyAddress.id', '=', id)
    .select(['replyAddress.ticketId', 'replyAddress.personId', 'replyAddress.organisationId'])
    .select(['replyAddress.isService', 'replyAddress.expiresAt', 'person.email', 'person.subject'])
    .select([
      sql<boolean>`case when reply_address.is_service then ticket.contact_id = reply_address.person_id
        else exists (select from membership where person_id = reply_address.person_id
          and organisation_id = reply_address.organisation_id) end`.as('isInvolved'),
      sql<number>`(select count(*)::int from ticket_comment where ticket_id = reply_address.ticket_id
        and written_by = reply_address.person_id and written_at > ${anHourAgo})`.as('recentComments'),
    ])
    .executeTakeFirst()
}
