import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { DefaultHttpStack, Upload } from 'tus-js-client'
import { request, sleep, until } from '../support/request.ts'

/** The same as in the forms of the website. */
const chunkBytes = 8 * 1024 * 1024
const retryDelays = [0, 1000, 3000, 5000]

export type Announced = { status: number; id: string }

/** Sends the first request of a tus upload, with size and name of the file. */
export async function announce(port: number, fileName: string, bytes: number): Promise<Announced> {
  const { status, headers } = await request(`http://127.0.0.1:${port}/uploads`, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': `${bytes}`,
      'Upload-Metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
      // A unique client address, because the daily limit counts by address.
      'X-Forwarded-For': randomUUID(),
      'Content-Length': '0',
      connection: 'close',
    },
  })
  return { status, id: headers.location?.split('/').at(-1) ?? '' }
}

/** Sends the content of an announced file; after the client's last retry it starts over, as a user would. */
export async function startTusUpload(port: number, id: string, content: Buffer): Promise<void> {
  for (;;) {
    if (await trySending(`http://127.0.0.1:${port}/uploads/${id}`, content)) return
    await sleep(1000)
  }
}

function trySending(uploadUrl: string, content: Buffer): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      uploadUrl,
      chunkSize: chunkBytes,
      retryDelays,
      httpStack: new DefaultHttpStack({ agent: new Agent({ keepAlive: false }) }),
      onSuccess: () => resolve(true),
      onError: (error) =>
        'originalResponse' in error && error.originalResponse && error.originalResponse.getStatus() < 500
          ? reject(error)
          : resolve(false),
    })
    upload.start()
  })
}

export async function sendFile(port: number, fileName: string, content: Buffer): Promise<string> {
  const { status, id } = await announce(port, fileName, content.length)
  if (status !== 201) throw new Error(`${fileName} was not accepted: ${status}`)
  await startTusUpload(port, id, content)
  return id
}

export type ScannedUpload = { state: string; link: string | null }

/** Waits for the result of scanning and validating a file. */
export async function waitForScan(port: number, id: string): Promise<ScannedUpload> {
  let upload: ScannedUpload = { state: 'pending', link: null }
  const isDecided = async () => {
    const { text } = await request(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ query: `{ upload(id: "${id}") { state link } }` }),
    })
    upload = JSON.parse(text).data.upload
    return upload.state !== 'pending'
  }
  await until(`the scan of ${id}`, isDecided, 300)
  return upload
}

export async function download(port: number, { link }: ScannedUpload): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}${link?.replace(/^\/api/, '') ?? '/files/none'}`)
  return Buffer.from(await response.arrayBuffer())
}
