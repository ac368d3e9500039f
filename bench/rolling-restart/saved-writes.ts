import { findSavedRequests } from '../kills/saved-requests.ts'
import type { MailSink } from '../support/mail-sink.ts'
import { each, until } from '../support/request.ts'
import { asOwner } from '../support/spawned-database.ts'
import { anotherAddress, callData, type Client, expectStatus, website } from './client.ts'
import { ticketPrefix } from './portal-requests.ts'
import type { AcceptedUpload } from './tus-uploads.ts'

export type Accepted = { forms: string[]; tickets: string[]; uploads: AcceptedUpload[] }

type Run = { run: string; database: string; client: Client; accepted: Accepted }

/** Finds every accepted form and ticket in the database, and every accepted upload behind its link after its scan. */
export async function findLostWrites({ run, database, client, accepted }: Run) {
  const { emails } = await findSavedRequests(run)
  const tickets = await findTickets(database, run)
  const savedIds = new Set(tickets.map(({ id }) => id))
  const arrived = await each(accepted.uploads, (upload) => hasArrived(client, upload))
  return {
    lostForms: accepted.forms.filter((email) => !emails.includes(email)).length,
    doubleForms: emails.length - new Set(emails).size,
    lostTickets: accepted.tickets.filter((id) => !savedIds.has(id)).length,
    doubleTickets: tickets.length - new Set(tickets.map(({ subject }) => subject)).size,
    lostUploads: arrived.filter((isEqual) => !isEqual).length,
  }
}

/** Waits for the mails about the forms of the run; counts those that the sink did not receive, or received twice. */
export async function countMails(run: string, sink: MailSink) {
  await until('all mails are sent', async () => (await findSavedRequests(run)).waiting === 0)
  const { mails } = await findSavedRequests(run)
  const received = sink.received.filter(({ id }) => mails.some((mail) => id.includes(mail)))
  return {
    mails: mails.length,
    lostMails: mails.filter((mail) => !received.some(({ id }) => id.includes(mail))).length,
    doubleMails: received.length - new Set(received.map(({ id }) => id)).size,
  }
}

type SavedTicket = { id: string; subject: string }

async function findTickets(database: string, run: string): Promise<SavedTicket[]> {
  return asOwner(database, async (owner) => {
    const text = 'select id, subject from ticket where subject like $1'
    return (await owner.query<SavedTicket>(text, [`${ticketPrefix(run)} %`])).rows
  })
}

/** The tickets belong to seeded customers, whose lists other benchmarks and journeys read. */
export async function deleteTickets(database: string, run: string): Promise<void> {
  await asOwner(database, (owner) =>
    owner.query('delete from ticket where subject like $1', [`${ticketPrefix(run)} %`]),
  )
}

async function hasArrived(client: Client, { id, content }: AcceptedUpload): Promise<boolean> {
  const localAddress = anotherAddress()
  const call = { operation: 'UploadState', variables: { id }, localAddress }
  let link: string | undefined
  const isScanned = async () => {
    const { upload } = await callData(client, call)
    link = upload.link ?? undefined
    return upload.state !== 'pending'
  }
  await until(`the scan of ${id}`, isScanned, 300)
  if (link === undefined) return false
  const { text } = expectStatus(await client(`${website}${link}`, { localAddress }), 200)
  return text === content.toString('utf8')
}
