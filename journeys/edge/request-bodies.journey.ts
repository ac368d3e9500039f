import { maxBodyBytes } from '@ferrule/domain/edge/body-limit'
import { maxUploadBytes } from '@ferrule/domain/files/upload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendRaw } from '../support/raw-request.ts'
import { request } from '../support/request.ts'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'

let edge: SpawnedEdge
const post = (path: string, bytes: number) =>
  request(`${edge.url}${path}`, { method: 'POST', headers: { host: testHost }, body: Buffer.alloc(bytes, 'a') })
const announce = (path: string, length: number, method = 'POST') =>
  sendRaw(edge.port, `${method} ${path} HTTP/1.1\r\nHost: ${testHost}\r\nContent-Length: ${length}\r\n\r\n`)

beforeAll(async () => {
  edge = await spawnEdge()
})

afterAll(() => edge.stop())

beforeEach(() => {
  edge.respondWith((incoming, outgoing) => {
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
    incoming.on('end', () => outgoing.end(`${incoming.headers['content-length']} ${bytes}`))
  })
  edge.countRequests()
})

test.each(['/api/measures', '/api/data', '/en/requests/contact', '/en', '/api/uploadsx', '/en/api/uploads'])(
  'a body beyond the limit is rejected before it is sent to %s [E15]',
  async (path) => {
    const { response, ended } = await announce(path, maxBodyBytes + 1)
    expect(response).toMatch(/^HTTP\/1\.1 413 [^]*\r\n\r\n413 Body too large$/)
    expect(ended).toBe(true)
    expect(edge.countRequests()).toBe(0)
  },
)

test('the identity server has the same limit [E15]', async () => {
  const url = new URL(edge.identityUrl)
  const text = `POST /realms/alpha/x HTTP/1.1\r\nHost: id.norlitz.localhost\r\nContent-Length: ${maxBodyBytes + 1}\r\n\r\n`
  expect((await sendRaw(Number(url.port), text)).response).toMatch(/^HTTP\/1\.1 413 /)
})

test('a chunked body, whose length is unknown, is rejected [E15]', async () => {
  const text = `POST /api/measures HTTP/1.1\r\nHost: ${testHost}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`
  expect((await sendRaw(edge.port, text)).response).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([0, 1, 20_000, maxBodyBytes])('a body of %i bytes arrives whole', async (bytes) => {
  expect((await post('/api/measures', bytes)).text).toBe(`${bytes} ${bytes}`)
})

test('an upload may be larger, up to its own limit [E15]', async () => {
  expect((await post('/api/uploads/abc', 8_000_000)).text).toBe('8000000 8000000')
  expect((await announce('/api/uploads/abc', maxUploadBytes + 1, 'PATCH')).response).toMatch(/^HTTP\/1\.1 413 /)
})
