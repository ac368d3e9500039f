import type { Queries } from '../postgres/database.ts'
import { deleteMailsAbout, deleteMailsOf, findMailsTo } from './outgoing-mail-store.ts'

export type MailToPerson = { kind: string; subject: string; body: string; createdAt: Date; sentAt: Date | null }

/** What we wrote to somebody. */
export function listMailsTo(queries: Queries, email: string): Promise<MailToPerson[]> {
  return findMailsTo(queries, email)
}

/** Mails to somebody who leaves, and those in which they asked for access. */
export function forgetMails(tx: Queries, email: string): Promise<void> {
  return deleteMailsOf(tx, email)
}

/** Mails to our teams in which a request stands word by word. */
export function forgetMailsAbout(tx: Queries, requestNumbers: readonly string[]): Promise<void> {
  return deleteMailsAbout(tx, requestNumbers)
}
