import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

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

/** Deletes a batch of sent digests. Returns their number. */
export async function deleteDigestsBefore(tx: Queries, time: Date): Promise<number> {
  return deleteBatch(tx, 'outgoingMail', sql`kind = 'ticket-digest' and created_at < ${time} and sent_at is not null`)
}

/** Deletes a batch of mails that were sent or refused before a time. Returns their number. */
export async function deleteExpiredMails(tx: Queries, time: Date): Promise<number> {
  return deleteBatch(tx, 'outgoingMail', sql`sent_at < ${time} or refused_at < ${time}`)
}
