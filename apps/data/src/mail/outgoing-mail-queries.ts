import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Mails sent to an address, however it was typed. */
export async function listMailsTo(queries: Queries, email: string) {
  return queries
    .selectFrom('outgoingMail')
    .where(sql<string>`lower(to_address)`, '=', email.toLowerCase())
    .select(['kind', 'subject', 'body', 'createdAt', 'sentAt'])
    .orderBy('createdAt')
    .execute()
}

/** Deletes the mails to our teams that contain the text of these requests. */
export async function deleteMailsAbout(tx: Queries, requestNumbers: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('outgoingMail')
    .where('kind', 'like', '%-for-team')
    .where((where) => where(sql<string>`right(subject, 8)`, '=', where.fn.any(where.val([...requestNumbers]))))
    .execute()
}

/** Deletes the mails to a person who leaves, and those that name them: about access requests and tickets, and digests. */
export async function deleteMailsOf(tx: Queries, email: string): Promise<void> {
  const address = email.toLowerCase()
  await tx.deleteFrom('outgoingMail').where(sql<string>`lower(to_address)`, '=', address).execute()
  await tx
    .deleteFrom('outgoingMail')
    .where('kind', '=', 'access-requested')
    .where(sql<boolean>`position(${`<${address}>`} in lower(body)) > 0`)
    .execute()
  // The empty name of a person whose claims are missing is part of every body.
  await sql`delete from outgoing_mail using person where person.email = ${address}
    and (actor_id = person.id or (kind = 'ticket-digest'
      and trim(person.first_name || ' ' || person.last_name) <> ''
      and position(trim(person.first_name || ' ' || person.last_name) in body) > 0))`.execute(tx)
}

export async function deleteDigestsBefore(tx: Queries, time: Date): Promise<void> {
  await tx
    .deleteFrom('outgoingMail')
    .where('kind', '=', 'ticket-digest')
    .where('createdAt', '<', time)
    .where('sentAt', 'is not', null)
    .execute()
}

/** Deletes mails that were sent or refused before a time. Returns their number. */
export async function deleteExpiredMails(tx: Queries, time: Date, maxCount: number): Promise<number> {
  const expired = tx
    .selectFrom('outgoingMail')
    .where((where) => where.or([where('sentAt', '<', time), where('refusedAt', '<', time)]))
    .select('id')
    .limit(maxCount)
  const { numDeletedRows } = await tx.deleteFrom('outgoingMail').where('id', 'in', expired).executeTakeFirst()
  return Number(numDeletedRows)
}
