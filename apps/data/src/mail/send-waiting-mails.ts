import { MailRefusal } from '@ferrule/connectors/mailer/mail-refusal'
import type { Attachment, Mailer } from '@ferrule/connectors/mailer/mailer'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { findWaitingMail, markMailRefused, markMailSent, type OutgoingMail } from './outgoing-mail-store.ts'

export type MailDeps = Pick<Deps, 'db' | 'now'> & {
  mailer: Mailer
  log: Log
  /** Nothing for an order that is there no more. */
  drawOrder: (orderId: string, language: string) => Promise<Attachment | undefined>
}

/**
 * Sends what waits in the outbox, oldest first: after an outage mails go out in the order in which they were written.
 * One that the server does not take holds nobody up. Throws when something is left for another try.
 */
export async function sendWaitingMails(deps: MailDeps): Promise<void> {
  const left: string[] = []
  for (;;) {
    const mail = await findWaitingMail(deps.db.queries, left)
    if (!mail) break
    if (!(await trySend(deps, mail))) left.push(mail.id)
  }
  if (left.length > 0) throw new Error(`the mail server put ${left.length} mails off`)
}

/**
 * Says whether the mail is done with. Only a crash between the mail server's yes and the next line could send it
 * twice; its Message-ID is the same then, by which mail servers and readers recognise it.
 */
async function trySend(deps: MailDeps, mail: OutgoingMail): Promise<boolean> {
  const { db, now, mailer, log } = deps
  const { id, kind, toAddress, replyTo, subject, body } = mail
  const drawn = await drawFor(deps, mail)
  if (!drawn) return false
  try {
    await mailer.send({ id, to: toAddress, replyTo: replyTo ?? undefined, subject, text: body, ...drawn })
  } catch (error) {
    // Anything else is an outage: whatever waits behind this mail would fail as well.
    if (!(error instanceof MailRefusal)) throw error
    if (error.kind === 'not-now') return false
    await markMailRefused(db.queries, id, now())
    log.error('mail-refused', { recordId: id, reason: kind })
    return true
  }
  await markMailSent(db.queries, id, now())
  log.info('mail-sent', { recordId: id, reason: kind })
  return true
}

/** What goes with a mail. Nothing at all where it cannot be drawn now: that holds nobody else up. */
async function drawFor(
  { drawOrder, log }: MailDeps,
  { id, attachedOrder, attachedLanguage }: OutgoingMail,
): Promise<{ attachment?: Attachment | undefined } | undefined> {
  if (!attachedOrder || !attachedLanguage) return {}
  try {
    return { attachment: await drawOrder(attachedOrder, attachedLanguage) }
  } catch (error) {
    log.error('mail-not-drawn', { recordId: id, ...errorFields(error) })
    return undefined
  }
}
