import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'

type News = { toAddress: string; number: string; subject: string; text: string }

/** Told by mail, with the number in the subject, so that an answer finds its ticket. */
export async function tellAboutTicket(tx: Queries, { toAddress, number, subject, text }: News): Promise<void> {
  await queueMail(tx, { kind: 'ticket-news', toAddress, subject: `[${number}] ${subject}`, body: `${text}\n` })
}
