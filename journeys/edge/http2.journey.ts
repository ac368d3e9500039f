import { connect } from 'node:http2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../support/raw-request.ts'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'

let edge: SpawnedEdge

beforeAll(async () => {
  edge = await spawnEdge()
  edge.respondWith((_, outgoing) => outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page'))
})

afterAll(() => edge.stop())

test('the edge rejects an HTTP/2 connection, so no request of it reaches the website [E17]', async () => {
  const outcome = await new Promise<string>((resolve) => {
    const session = connect(edge.url)
    session.on('error', () => resolve('rejected'))
    session.on('close', () => resolve('rejected'))
    // A GET with a body, which HTTP/1 rejects.
    const stream = session.request({ ':path': '/en', ':authority': testHost }, { endStream: false })
    stream.on('error', () => resolve('rejected'))
    stream.on('response', (headers) => resolve(`response ${headers[':status']}`))
    stream.end('a body')
  })
  expect(outcome).toBe('rejected')
  expect(edge.countRequests()).toBe(0)
})

test('an upgrade to HTTP/2 is ignored [E17]', async () => {
  const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n'
  const { response } = await sendRaw(edge.port, `GET /en HTTP/1.1\r\nHost: ${testHost}\r\n${upgrade}\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
})
