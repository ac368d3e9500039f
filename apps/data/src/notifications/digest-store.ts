import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isPlantOfRecord, isVisibleToRecipient, recordFacts } from './notification-queries.ts'

/** The people for whom unread notifications wait for a digest. */
export async function listPeopleWithDigest(tx: Queries): Promise<string[]> {
  const rows = await waiting(tx).select('notification.personId').distinct().execute()
  return rows.map(({ personId }) => personId)
}

function waiting(tx: Queries) {
  return tx
    .selectFrom('notification')
    .where('notification.mail', '=', 'digest')
    .where('notification.digestedAt', 'is', null)
    .where('notification.readAt', 'is', null)
}

export type DigestRow = Awaited<ReturnType<typeof listDigest>>[number]

/**
 * The notifications that wait for the digest of a person, oldest first, locked until the transaction ends. `isVisible`: whether they may
 * still see the ticket, order or quote, as its agent or as a member of its organisation.
 */
export async function listDigest(tx: Queries, personId: string) {
  return waiting(tx)
    .leftJoin('ticket', 'ticket.id', 'notification.ticketId')
    .leftJoin('orderRequest', 'orderRequest.id', 'notification.orderId')
    .leftJoin('quote', 'quote.id', 'notification.quoteId')
    .leftJoin('plant', (join) => join.on(isPlantOfRecord))
    .innerJoin('person as actor', 'actor.id', 'notification.actorId')
    .where('notification.personId', '=', personId)
    .select(['notification.id', 'notification.event', 'notification.role', 'notification.ticketId'])
    .select(['notification.orderId', 'notification.quoteId', 'actor.firstName', 'actor.lastName'])
    .select(recordFacts)
    .select(isVisibleToRecipient.as('isVisible'))
    .orderBy('notification.id')
    .forUpdate('notification')
    .execute()
}

export async function markDigested(tx: Queries, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ digestedAt: at })
    .where('id', 'in', [...ids])
    .execute()
}

/** Mail address and language of a person; undefined for one without a usable address. */
export async function findDigestRecipient(tx: Queries, personId: string) {
  return tx
    .selectFrom('person')
    .leftJoin('accountProfile', 'accountProfile.personId', 'person.subject')
    .where('person.id', '=', personId)
    .where('person.email', 'not like', '%.invalid')
    .select(['person.email', sql<string>`coalesce(account_profile.language, '')`.as('language')])
    .executeTakeFirst()
}
