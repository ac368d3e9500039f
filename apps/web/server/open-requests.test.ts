import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { maxOpenRequests } from '@ferrule/domain/edge/long-requests'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createRouteListener } from './route-listener.ts'

const log = createLog({ service: 'test', write: () => {} })
/** A busy machine is slow. */
const timeout = 25_000
let handled = 0
/** Reads the body of an upload, and keeps a stream open. */
const handleRoutes = createRouteListener(async (request) => {
  handled += 1
  if (request.method === 'GET') return new Response(new ReadableStream())
  await request.arrayBuffer()
  return new Response('stored')
}, log)
const server = createServer((incoming, outgoing) => void handleRoutes(incoming, outgoing))
let sockets: Socket[] = []

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => closeAll())

function closeAll(): void {
  for (const socket of sockets) socket.destroy()
  sockets = []
}

const uploadFrom = (address: string) =>
  `PATCH /api/uploads/abc HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nX-Forwarded-For: ${address}\r\nContent-Length: 9\r\n\r\na`
const streamFrom = (address: string) => `GET /api/live HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`

/** Sends a request that does not end. Returns the text of the response so far, and whether the server has closed. */
function open(text: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
  sockets.push(socket)
  let received = ''
  let isClosed = false
  socket.on('data', (chunk) => (received += chunk))
  socket.on('close', () => (isClosed = true))
  socket.on('error', () => undefined)
  return { received: () => received, isClosed: () => isClosed }
}

/** Opens as many requests as an address may have, and waits until all are counted. */
async function openAll(text: string, count: number): Promise<void> {
  const before = handled
  for (let number = 0; number < count; number += 1) open(text)
  await expect.poll(() => handled, { timeout }).toBe(before + count)
}

test.each([
  ['uploads', uploadFrom, maxOpenRequests.upload],
  ['streams', streamFrom, maxOpenRequests.live],
])('a client network has a limited number of open %s, and others can still open theirs [E21]', async (_, from, max) => {
  await openAll(from('2001:db8:1:2::1'), max)
  const refused = open(from('2001:db8:1:2::2'))
  await expect.poll(refused.isClosed, { timeout }).toBe(true)
  expect(refused.received()).toMatch(/^HTTP\/1\.1 429 /)
  await openAll(from('2001:db8:1:3::1'), 1)
})

test.each([
  ['uploads', uploadFrom, maxOpenRequests.upload],
  ['streams', streamFrom, maxOpenRequests.live],
])('%s that were cut off do not count, however many there were [E21]', async (_, from, max) => {
  for (let round = 0; round < 3; round += 1) {
    await openAll(from('192.0.2.7'), max)
    closeAll()
    await expect.poll(countOpen, { timeout }).toBe(0)
  }
})

/** Connections that the server still holds. */
const countOpen = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('an ended upload does not count [E21]', async () => {
  for (let number = 0; number <= maxOpenRequests.upload; number += 1) {
    const upload = open(`${uploadFrom('192.0.2.8')}aaaaaaaa`)
    await expect.poll(upload.received, { timeout }).toContain('stored')
  }
})
