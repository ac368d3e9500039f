import { randomUUIDv7 } from 'node:crypto'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { insertOutgoingMail, type OutgoingMail } from './outgoing-mail-store.ts'

export type QueuedMail = Omit<OutgoingMail, 'id'>

/** Puts a mail into the outbox within the transaction of the change that causes it. */
export async function queueMail(tx: Queries, mail: QueuedMail): Promise<void> {
  const id = randomUUIDv7()
  await insertOutgoingMail(tx, { id, ...mail })
  await addJob(tx, 'send-mail', { mailId: id })
}
