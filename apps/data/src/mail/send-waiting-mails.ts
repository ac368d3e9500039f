import { MailRefusal } from '@ferrule/connectors/mailer/mail-refusal'
import type { Mailer } from '@ferrule/connectors/mailer/mailer'
import type { Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { findWaitingMail, markMailRefused, markMailSent, type OutgoingMail } from './outgoing-mail-store.ts'

export type MailDeps = Pick<Deps, 'db' | 'now'> & { mailer: Mailer; log: Log }

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
async function trySend({ db, now, mailer, log }: MailDeps, mail: OutgoingMail): Promise<boolean> {
  const { id, kind, toAddress, subject, body } = mail
  try {
    await mailer.send({ id, to: toAddress, subject, text: body })
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
