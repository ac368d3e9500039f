import { createHash, randomBytes } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { expect, test } from 'vitest'
import { whileStopped } from './support/processes.ts'
import { eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'

// Written in two halves so that no scanner takes this file for an infected one.
const eicar = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

/** tus-js-client in Node resolves no *.localhost, so it talks to the edge's loopback address with the public name. */
function upload(content: Buffer, filename: string): Promise<string> {
  const { port, host } = new URL(settings.edge)
  return new Promise((resolve, reject) => {
    const one = new Upload(content, {
      endpoint: `http://127.0.0.1:${port}/api/uploads`,
      headers: { Host: host, Origin: settings.edge },
      chunkSize: 8 * 1024 * 1024,
      metadata: { filename, filetype: 'video/mp4' },
      retryDelays: [0, 500, 1000],
      onError: reject,
      onSuccess: () => resolve(one.url?.split('/').at(-1) ?? ''),
    })
    one.start()
  })
}

const download = (id: string) => request(`${settings.edge}/api/files/${id}`)

test('a 20 MB file goes to quarantine, is scanned and can then be downloaded unchanged', async () => {
  const content = randomBytes(20 * 1024 * 1024)
  const id = await upload(content, 'press "no. 4".mp4')
  const answer = await eventually(
    () => download(id),
    ({ status }) => status === 200,
    60,
  )
  expect(createHash('sha256').update(answer.body).digest('hex')).toBe(
    createHash('sha256').update(content).digest('hex'),
  )
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('an infected file can never be downloaded', async () => {
  const id = await upload(Buffer.from(eicar), 'harmless.mp4')
  await eventually(
    () => download(id),
    ({ status }) => status === 404,
    60,
  )
  expect((await download(id)).text).not.toContain('EICAR')
})

test('without the scanner a file stays in quarantine', async () => {
  const id = await whileStopped('virus-scanner', async () => {
    const waiting = await upload(Buffer.from('a small clip'), 'clip.mp4')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect((await download(waiting)).status).toBe(409)
    return waiting
  })
  await eventually(
    () => download(id),
    ({ status }) => status === 200,
    90,
  )
})

test('a file id nobody was given is a 404', async () => {
  expect((await download(randomBytes(32).toString('base64url'))).status).toBe(404)
})
