import type { Queries } from '../postgres/database.ts'

export type OutgoingMail = {
  id: string
  kind: string
  toAddress: string
  /** Null for mails without a reply address. */
  replyTo?: string | null
  subject: string
  body: string
  /** The same content for mail clients that show HTML; null for mails of text only. */
  html?: string | null
  /** The order attached as PDF and its language; null for mails without attachment. */
  attachedOrder?: string | null
  attachedLanguage?: string | null
  /** The invite whose mail is written when it is sent. */
  invitationId?: string | null
  /** The person whom the mail names because they caused it. */
  actorId?: string | null
  /** Ends the subscription by which the mail was sent. */
  unsubscribeUrl?: string | null
}

export async function insertOutgoingMail(tx: Queries, mail: OutgoingMail): Promise<void> {
  const { id, kind, toAddress, replyTo, subject, body, html, unsubscribeUrl } = mail
  const { attachedOrder, attachedLanguage, invitationId, actorId } = mail
  await tx
    .insertInto('outgoingMail')
    .values({
      id,
      kind,
      toAddress,
      replyTo,
      subject,
      body,
      html,
      attachedOrder,
      attachedLanguage,
      invitationId,
      actorId,
      unsubscribeUrl,
    })
    .execute()
}

/** The oldest mail that is neither sent nor permanently refused, except those tried in this run. */
export async function findWaitingMail(db: Queries, tried: readonly string[]): Promise<OutgoingMail | undefined> {
  return db
    .selectFrom('outgoingMail')
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .$if(tried.length > 0, (query) => query.where('id', 'not in', [...tried]))
    .select([
      'id',
      'kind',
      'toAddress',
      'replyTo',
      'subject',
      'body',
      'html',
      'attachedOrder',
      'attachedLanguage',
      'invitationId',
      'unsubscribeUrl',
    ])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The HTML is not needed any more; the text stays for the export of the account. */
export async function markMailSent(db: Queries, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set({ sentAt, html: null })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

export async function markMailRefused(db: Queries, id: string, refusedAt: Date): Promise<void> {
  await db.updateTable('outgoingMail').set({ refusedAt }).where('id', '=', id).where('sentAt', 'is', null).execute()
}
