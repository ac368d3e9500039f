import { MailRefusal } from '@ferrule/connectors/mailer/mail-refusal'
import type { Attachment, Mail } from '@ferrule/connectors/mailer/mail'
import type { Mailer } from '@ferrule/connectors/mailer/mailer'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { findWaitingMail, markMailRefused, markMailSent, type OutgoingMail } from './outgoing-mail-store.ts'

export type MailDeps = Pick<Deps, 'db' | 'now'> & {
  mailer: Mailer
  log: Log
  /** Resolves to undefined if the order no longer exists. */
  renderOrderPdf: (orderId: string, language: string) => Promise<Attachment | undefined>
  /** Writes the mail of an invite with a new link. Resolves to undefined if the invite is no longer open. */
  renderInvitation: (invitationId: string) => Promise<MailContent | undefined>
}

export type MailContent = { subject: string; text: string; html: string }

/**
 * Sends the mails in the outbox, oldest first, so that mails keep their order after an outage. A refused mail does not
 * block others. Throws if mails are left for a retry.
 */
export async function sendWaitingMails(deps: MailDeps): Promise<void> {
  const deferred: string[] = []
  for (;;) {
    const mail = await findWaitingMail(deps.db.queries, deferred)
    if (!mail) break
    if (!(await trySend(deps, mail))) deferred.push(mail.id)
  }
  if (deferred.length > 0) throw new Error(`${deferred.length} mails were deferred`)
}

/**
 * Returns false if the mail must be retried. Only a crash between the server's acceptance and the update could send it
 * twice, with the same Message-ID, by which mail servers and clients detect duplicates.
 */
async function trySend(deps: MailDeps, mail: OutgoingMail): Promise<boolean> {
  const { db, now, mailer, log } = deps
  const { id, kind, toAddress, replyTo, unsubscribeUrl } = mail
  const content = await renderMail(deps, mail)
  if (!content) return false
  if (content === 'obsolete') {
    await markMailRefused(db.queries, id, now())
    return true
  }
  try {
    const addresses = { to: toAddress, replyTo: replyTo ?? undefined, unsubscribeUrl: unsubscribeUrl ?? undefined }
    await mailer.send({ id, ...addresses, ...content })
  } catch (error) {
    // Anything else is an outage, in which the mails behind this one would fail as well.
    if (!(error instanceof MailRefusal)) throw error
    if (error.kind === 'temporary') return false
    await markMailRefused(db.queries, id, now())
    log.error('mail-refused', { recordId: id, reason: kind })
    return true
  }
  await markMailSent(db.queries, id, now())
  log.info('mail-sent', { recordId: id, reason: kind })
  return true
}

/**
 * The content of a mail: `obsolete` if its invite was withdrawn or accepted before the mail was sent, and undefined if it
 * cannot be rendered now, which defers the mail.
 */
async function renderMail(
  { renderInvitation, renderOrderPdf, log }: MailDeps,
  { id, subject, body, html, invitationId, attachedOrder, attachedLanguage }: OutgoingMail,
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'attachment'> | 'obsolete' | undefined> {
  try {
    if (invitationId) return (await renderInvitation(invitationId)) ?? 'obsolete'
    const content = { subject, text: body, html: html ?? undefined }
    if (!attachedOrder || !attachedLanguage) return content
    return { ...content, attachment: await renderOrderPdf(attachedOrder, attachedLanguage) }
  } catch (error) {
    log.error('mail-rendering-failed', { recordId: id, ...errorFields(error) })
    return undefined
  }
}
