import { randomUUID } from 'node:crypto'
import { request } from '../support/request.ts'
import type { Bearer } from '../token-check/signed-requests.ts'

/** A GIF of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A ticket with a picture; the upload and the ticket are each retried until acknowledged. */
export type TicketSend = { key: string; subject: string; upload?: string; acknowledged?: string; tries: number }

export function newTicketSend(): TicketSend {
  const key = randomUUID()
  return { key, subject: `Kill ${key.slice(0, 13)}`, tries: 0 }
}

export type TicketTarget = { origin: string; bearer: Bearer; operation: string; plantId: string }

/** Sends a ticket once. If the connection is cut, it stays unacknowledged. */
export async function tryTicket(send: TicketSend, target: TicketTarget): Promise<void> {
  send.tries += 1
  try {
    send.upload ??= await uploadPicture(send, target.origin)
    if (send.upload) await openTicket(send, target)
  } catch {
    // The service was killed before it responded.
  }
}

/** Creates a tus upload and sends it, as a browser does. An interrupted upload is restarted from the beginning. */
async function uploadPicture({ key }: TicketSend, origin: string): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0', 'x-forwarded-for': key, connection: 'close' }
  const name = Buffer.from('press.gif').toString('base64')
  const created = await request(`${origin}/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': `${picture.length}`,
      'upload-metadata': `filename ${name}`,
      'content-length': '0',
    },
  })
  const id = created.headers.location?.split('/').at(-1) ?? ''
  const sent = await request(`${origin}/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': `${picture.length}`,
    },
    body: picture,
  })
  if (sent.status !== 204) throw new Error(`the upload of the picture returned ${sent.status}`)
  return id
}

async function openTicket(send: TicketSend, { origin, bearer, operation, plantId }: TicketTarget): Promise<void> {
  const { key, subject, upload } = send
  const machine = { locationId: plantId, affectedMachine: 'not-listed', machineName: 'Corva 24', serialNumber: '' }
  const kind = { type: 'repair', concern: 'quality', description: 'Sent while the service is killed.' }
  const input = { idempotencyKey: key, ...machine, ...kind, subject, attachments: [upload] }
  const { text } = await request(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...(await bearer.sign()) },
    body: JSON.stringify({ documentId: operation, variables: { input } }),
  })
  const { id, refusal } = JSON.parse(text).data?.openTicket ?? {}
  if (id) send.acknowledged = id
  else if (refusal) throw new Error(`refused: ${refusal}`)
}
