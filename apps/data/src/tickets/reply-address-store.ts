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

/** One for each person and ticket; every mail makes it hold longer. Answers its id. */
export async function keepReplyAddress(tx: Queries, address: NewReplyAddress): Promise<string> {
  const { isService, expiresAt } = address
  const { id } = await tx
    .insertInto('replyAddress')
    .values({ id: randomUUIDv7(), ...address })
    .onConflict((conflict) => conflict.columns(['ticketId', 'personId']).doUpdateSet({ isService, expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whom it was made for, and whether they may still answer. */
export async function findReplyAddress(tx: Queries, id: string, anHourAgo: Date) {
  return tx
    .selectFrom('replyAddress')
    .innerJoin('person', 'person.id', 'replyAddress.personId')
    .innerJoin('ticket', 'ticket.id', 'replyAddress.ticketId')
    .where('replyAddress.id', '=', id)
    .select(['replyAddress.ticketId', 'replyAddress.personId', 'replyAddress.organisationId'])
    .select(['replyAddress.isService', 'replyAddress.expiresAt', 'person.email'])
    .select([
      sql<boolean>`case when reply_address.is_service then ticket.contact_id = reply_address.person_id
        else exists (select from membership where person_id = reply_address.person_id
          and organisation_id = reply_address.organisation_id) end`.as('takesPart'),
      sql<number>`(select count(*)::int from ticket_comment where ticket_id = reply_address.ticket_id
        and written_by = reply_address.person_id and written_at > ${anHourAgo})`.as('recentComments'),
    ])
    .executeTakeFirst()
}
