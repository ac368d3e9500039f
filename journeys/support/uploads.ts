import { Agent } from 'node:http'
import { DefaultHttpStack, Upload } from 'tus-js-client'
import { newAddress } from './request-forms.ts'
import { type Answer, eventually, request } from './request.ts'
import { settings } from './settings.ts'

const endpoint = `${settings.edge}/api/uploads`

/** Sends a file as a browser does, and answers its id. */
export function upload(content: Buffer, filename: string): Promise<string> {
  // tus-js-client in Node resolves no *.localhost, so it talks to the edge's loopback address with the public name.
  const { port, host } = new URL(settings.edge)
  return new Promise((resolve, reject) => {
    const one = new Upload(content, {
      endpoint: `http://127.0.0.1:${port}/api/uploads`,
      headers: { Host: host, Origin: settings.edge },
      // What may be sent in a day is counted by address.
      httpStack: new DefaultHttpStack({ agent: new Agent({ localAddress: newAddress() }) }),
      chunkSize: 8 * 1024 * 1024,
      metadata: { filename },
      retryDelays: [0, 500, 1000],
      onError: reject,
      onSuccess: () => resolve(one.url?.split('/').at(-1) ?? ''),
    })
    one.start()
  })
}

type Beginning = { bytes?: number | string; filename?: string; from?: string }

/** Announces a file, as the first request of every upload does. */
export function beginUpload({
  bytes = 100,
  filename = 'press.jpg',
  from = newAddress(),
}: Beginning = {}): Promise<Answer> {
  return request(endpoint, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': `${bytes}`,
      'Upload-Metadata': `filename ${Buffer.from(filename).toString('base64')}`,
      'Content-Length': '0',
    },
    localAddress: from,
  })
}

/** Sends bytes to an upload that was announced, whatever was announced. */
export function sendPart(location: string, { offset = 0, content = Buffer.alloc(0) }): Promise<Answer> {
  return request(new URL(location, settings.edge).href, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': `${offset}`,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': `${content.length}`,
    },
    body: content,
  })
}

export type UploadNow = { state: string; link: string | null }

export async function stateOf(id: string): Promise<UploadNow> {
  const { text } = await request(`${settings.edge}/api/upload-states/${id}`)
  return JSON.parse(text)
}

/** How it stands once the scan has come to an end. */
export function afterScan(id: string): Promise<UploadNow> {
  return eventually(
    () => stateOf(id),
    ({ state }) => state !== 'pending',
  )
}

export function download(link: string | null): Promise<Answer> {
  return request(`${settings.edge}${link ?? '/api/files/none'}`)
}
