import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'

/** The worker writes subject and text when it sends the mail, because the link must not be stored. */
export async function queueInvitationMail(tx: Queries, { id, email }: { id: string; email: string }): Promise<void> {
  await queueMail(tx, { kind: 'invitation', toAddress: email, subject: 'Invitation', body: '', invitationId: id })
}
