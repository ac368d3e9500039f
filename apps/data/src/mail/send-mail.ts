import type { Mailer } from '@ferrule/connectors/mailer/mailer'
import type { Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { findUnsentMail, markMailSent } from './outgoing-mail-store.ts'

export type MailDeps = Pick<Deps, 'db' | 'now'> & { mailer: Mailer; log: Log }

/**
 * Sends a mail of the outbox. Only a crash between the mail server's yes and the next line could send it twice;
 * its Message-ID is the same then, by which mail servers and readers recognise it.
 */
export async function sendMail({ db, now, mailer, log }: MailDeps, mailId: string): Promise<void> {
  const mail = await findUnsentMail(db.queries, mailId)
  if (!mail) return
  await mailer.send({ id: mail.id, to: mail.toAddress, subject: mail.subject, text: mail.body })
  await markMailSent(db.queries, mail.id, now())
  log.info('mail-sent', { recordId: mail.id, reason: mail.kind })
}
