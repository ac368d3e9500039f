import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { DefaultHttpStack, Upload } from 'tus-js-client'
import { request, sleep, until } from '../support/request.ts'

/** As the forms of the website send. */
const partBytes = 8 * 1024 * 1024
const retryDelays = [0, 1000, 3000, 5000]

export type Announced = { status: number; id: string }

/** The first request of every upload: how large it is and what it is called. */
export async function announce(port: number, fileName: string, bytes: number): Promise<Announced> {
  const { status, headers } = await request(`http://127.0.0.1:${port}/uploads`, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': `${bytes}`,
      'Upload-Metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
      // What may be sent in a day is counted by address, and everybody here has one.
      'X-Forwarded-For': randomUUID(),
      'Content-Length': '0',
      connection: 'close',
    },
  })
  return { status, id: headers.location?.split('/').at(-1) ?? '' }
}

/** Sends all of a file that was announced. A sender who has given up begins again, as people do when they are told. */
export async function sendContent(port: number, id: string, content: Buffer): Promise<void> {
  for (;;) {
    if (await trySending(`http://127.0.0.1:${port}/uploads/${id}`, content)) return
    await sleep(1000)
  }
}

function trySending(uploadUrl: string, content: Buffer): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      uploadUrl,
      chunkSize: partBytes,
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
  if (status !== 201) throw new Error(`${fileName} was not taken: ${status}`)
  await sendContent(port, id, content)
  return id
}

export type Verdict = { state: string; link: string | null }

/** What was decided about a file once it was scanned and looked at. */
export async function verdictOn(port: number, id: string): Promise<Verdict> {
  let verdict: Verdict = { state: 'pending', link: null }
  const isDecided = async () => {
    const { text } = await request(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ query: `{ upload(id: "${id}") { state link } }` }),
    })
    verdict = JSON.parse(text).data.upload
    return verdict.state !== 'pending'
  }
  await until(`a verdict on ${id}`, isDecided, 300)
  return verdict
}

export async function download(port: number, { link }: Verdict): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}${link?.replace(/^\/api/, '') ?? '/files/none'}`)
  return Buffer.from(await response.arrayBuffer())
}
