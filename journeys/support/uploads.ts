import { Agent } from 'node:http'
import { DefaultHttpStack, Upload } from 'tus-js-client'
import { newAddress } from './request-forms.ts'
import { type HttpResponse, eventually, request } from './request.ts'
import { settings } from './settings.ts'

const endpoint = `${settings.edge}/api/uploads`

/** Uploads a file as a browser does; returns its id. */
export function upload(content: Buffer, filename: string, purpose = 'request'): Promise<string> {
  // Node does not resolve *.localhost, so the client uses the loopback address with the public Host header.
  const { port, host } = new URL(settings.edge)
  return new Promise((resolve, reject) => {
    const one = new Upload(content, {
      endpoint: `http://127.0.0.1:${port}/api/uploads`,
      headers: { Host: host, Origin: settings.edge },
      // A new address, because the daily limit counts by address.
      httpStack: new DefaultHttpStack({ agent: new Agent({ localAddress: newAddress() }) }),
      chunkSize: 8 * 1024 * 1024,
      metadata: { filename, purpose },
      retryDelays: [0, 500, 1000],
      onError: reject,
      onSuccess: () => resolve(one.url?.split('/').at(-1) ?? ''),
    })
    one.start()
  })
}

type UploadCreation = { bytes?: number | string; filename?: string; from?: string }

/** Sends the first request of an upload, which creates it. */
export function beginUpload({
  bytes = 100,
  filename = 'press.jpg',
  from = newAddress(),
}: UploadCreation = {}): Promise<HttpResponse> {
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

type UploadPart = { offset?: number; content?: Buffer }

/** Sends bytes to an upload, also more than it was created for. */
export function sendPart(
  location: string,
  { offset = 0, content = Buffer.alloc(0) }: UploadPart,
): Promise<HttpResponse> {
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

export type UploadStatus = { state: string; link: string | null }

export async function stateOf(id: string): Promise<UploadStatus> {
  const { text } = await request(`${settings.edge}/api/upload-states/${id}`)
  return JSON.parse(text)
}

/** Waits for the end of the scan and returns the state. */
export function afterScan(id: string): Promise<UploadStatus> {
  return eventually(
    () => stateOf(id),
    ({ state }) => state !== 'pending',
  )
}

export function download(link: string | null): Promise<HttpResponse> {
  return request(`${settings.edge}${link ?? '/api/files/none'}`)
}
