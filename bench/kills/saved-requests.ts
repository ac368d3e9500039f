import { Client } from 'pg'
import { setting } from '../support/request.ts'

export type SavedRequests = {
  numbers: string[]
  emails: string[]
  /** The ids of their mails in the order of creation; each is part of a Message-ID. */
  mails: string[]
  /** The number of these mails that are not sent yet. */
  waiting: number
}

/** Finds the requests of a run in the database, with their mails to the sender and to the team. */
export async function findSavedRequests(run: string): Promise<SavedRequests> {
  const client = new Client({ connectionString: setting('DATA_DATABASE_URL') })
  await client.connect()
  try {
    const found = await client.query<{ id: string; email: string }>(
      'select id, email from visitor_request where email like $1',
      [`kill-${run}-%`],
    )
    const numbers = found.rows.map(({ id }) => id.replaceAll('-', '').slice(-8).toUpperCase())
    const mails = await client.query<{ id: string; isWaiting: boolean }>(
      `select id, sent_at is null as "isWaiting" from outgoing_mail
        where to_address like $1 or (kind = 'contact-for-team' and split_part(subject, ' ', -1) = any($2))
        order by created_at, id`,
      [`kill-${run}-%`, numbers],
    )
    return {
      numbers,
      emails: found.rows.map(({ email }) => email),
      mails: mails.rows.map(({ id }) => id),
      waiting: mails.rows.filter(({ isWaiting }) => isWaiting).length,
    }
  } finally {
    await client.end()
  }
}
