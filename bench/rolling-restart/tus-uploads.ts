import { randomBytes } from 'node:crypto'
import { videoOf } from '../uploads/bad-files.ts'
import { anotherAddress, type Client, expectStatus, website } from './client.ts'
import type { Sender } from './steady-load.ts'
import type { Tally } from './tally.ts'

export type AcceptedUpload = { id: string; content: Buffer }

type Deps = { client: Client; tally: Tally; localAddress: string }

export const requestsOfUpload = 4
const bytes = 20_000

/**
 * Uploads a video in two chunks and asks for the offset between them, as a browser does after a pause; accepted ones are
 * added to `accepted`.
 */
export function sendUploads(client: Client, tally: Tally, accepted: AcceptedUpload[]): Sender['send'] {
  return async () => {
    const deps = { client, tally, localAddress: anotherAddress() }
    // Text, because the client reads responses as text.
    const content = videoOf(Buffer.from(randomBytes(bytes / 2).toString('hex')))
    const upload = { id: await create(deps, content.length), content }
    await sendUntil(deps, upload, { from: 0, to: Math.floor(content.length / 2) })
    await sendUntil(deps, upload, { from: await readOffset(deps, upload.id), to: content.length })
    accepted.push(upload)
  }
}

async function create({ client, tally, localAddress }: Deps, length: number): Promise<string> {
  const filename = Buffer.from('press.mp4').toString('base64')
  const headers = {
    ...toHeaders(),
    'upload-length': `${length}`,
    'upload-metadata': `filename ${filename}`,
    'content-length': '0',
  }
  const { headers: received } = await tally.track('upload', async () =>
    expectStatus(await client(`${website}/api/uploads`, { method: 'POST', headers, localAddress }), 201),
  )
  return received.location?.split('/').at(-1) ?? ''
}

async function readOffset({ client, tally, localAddress }: Deps, id: string): Promise<number> {
  const { headers } = await tally.track('upload', async () =>
    expectStatus(
      await client(`${website}/api/uploads/${id}`, { method: 'HEAD', headers: toHeaders(), localAddress }),
      200,
    ),
  )
  return Number(headers['upload-offset'])
}

type Range = { from: number; to: number }

/** Sends a part of the content. After a broken connection it asks for the offset and goes on from there. */
async function sendUntil(deps: Deps, upload: AcceptedUpload, { from, to }: Range): Promise<void> {
  const { client, tally, localAddress } = deps
  const body = upload.content.subarray(from, to)
  const chunk = { 'content-type': 'application/offset+octet-stream', 'content-length': `${body.length}` }
  const headers = { ...toHeaders(), ...chunk, 'upload-offset': `${from}` }
  const isSent = await tally.track('upload', async () => {
    const options = { method: 'PATCH', headers, body, localAddress }
    const response = await client(`${website}/api/uploads/${upload.id}`, options).catch(() => undefined)
    if (response) expectStatus(response, 204)
    return response !== undefined
  })
  if (isSent) return
  tally.resumedUploads += 1
  const offset = await readOffset(deps, upload.id)
  if (offset < to) await sendUntil(deps, upload, { from: offset, to })
}

function toHeaders() {
  return { 'tus-resumable': '1.0.0', origin: website, connection: 'close' }
}
