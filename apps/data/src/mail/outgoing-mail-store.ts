import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type OutgoingMail = {
  id: string
  kind: string
  toAddress: string
  /** Nothing where nobody is to answer. */
  replyTo?: string | null
  subject: string
  body: string
  /** The order that goes with it as a PDF, and the language of that; nothing for a mail of words alone. */
  attachedOrder?: string | null
  attachedLanguage?: string | null
}

export async function insertOutgoingMail(tx: Queries, mail: OutgoingMail): Promise<void> {
  await tx.insertInto('outgoingMail').values(mail).execute()
}

/** The oldest that is neither sent nor refused for good, but for those that were tried just now. */
export async function findWaitingMail(db: Queries, tried: readonly string[]): Promise<OutgoingMail | undefined> {
  return db
    .selectFrom('outgoingMail')
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .$if(tried.length > 0, (query) => query.where('id', 'not in', [...tried]))
    .select(['id', 'kind', 'toAddress', 'replyTo', 'subject', 'body', 'attachedOrder', 'attachedLanguage'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function markMailSent(db: Queries, id: string, sentAt: Date): Promise<void> {
  await db.updateTable('outgoingMail').set({ sentAt }).where('id', '=', id).where('sentAt', 'is', null).execute()
}

export async function markMailRefused(db: Queries, id: string, refusedAt: Date): Promise<void> {
  await db.updateTable('outgoingMail').set({ refusedAt }).where('id', '=', id).where('sentAt', 'is', null).execute()
}

export async function findMailsTo(queries: Queries, email: string) {
  return queries
    .selectFrom('outgoingMail')
    .where('toAddress', '=', email)
    .select(['kind', 'subject', 'body', 'createdAt', 'sentAt'])
    .orderBy('createdAt')
    .execute()
}

/** What our teams were told about requests with these numbers. */
export async function deleteMailsAbout(tx: Queries, requestNumbers: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('outgoingMail')
    .where('kind', 'like', '%-for-team')
    .where((where) => where(sql<string>`right(subject, 8)`, '=', where.fn.any(where.val([...requestNumbers]))))
    .execute()
}

export async function deleteMailsOf(tx: Queries, email: string): Promise<void> {
  await tx.deleteFrom('outgoingMail').where('toAddress', '=', email).execute()
  await tx
    .deleteFrom('outgoingMail')
    .where('kind', '=', 'access-requested')
    .where(sql<boolean>`position(${`<${email}>`} in body) > 0`)
    .execute()
}
