import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { maxBodyBytes } from '@ferrule/domain/edge/body-limit'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRouteListener } from './route-listener.ts'

const log = createLog({ service: 'test', write: () => {} })
/** The length of each body that a route has read. */
const received: number[] = []
const handleRoutes = createRouteListener(async (request) => {
  received.push((await request.arrayBuffer()).byteLength)
  return new Response('done')
}, log)
const server = createServer((incoming, outgoing) => void handleRoutes(incoming, outgoing))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (received.length = 0))

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { origin, ...headers }, body, duplex: 'half' } as RequestInit)

/** A body without a Content-Length: it is sent in chunks. */
function inChunks(bytes: number): ReadableStream<Uint8Array> {
  let rest = bytes
  return new ReadableStream({
    pull: (controller) => {
      if (rest <= 0) return controller.close()
      controller.enqueue(new Uint8Array(Math.min(rest, 65_536)))
      rest -= 65_536
    },
  })
}

describe('the body of a request', () => {
  test.each([
    ['the limit', maxBodyBytes],
    ['nothing', 0],
  ])('reaches its route with %s', async (_, bytes) => {
    expect((await post('/api/measures', new Uint8Array(bytes))).status).toBe(200)
    expect(received).toEqual([bytes])
  })

  test.each([
    ['a length beyond the limit', () => new Uint8Array(maxBodyBytes + 1)],
    ['chunks beyond the limit', () => inChunks(maxBodyBytes + 1)],
    ['40 MB', () => new Uint8Array(40_000_000)],
    ['40 MB in chunks', () => inChunks(40_000_000)],
  ])('is refused with %s, before its route runs [E15]', async (_, toBody) => {
    const response = await post('/api/measures', toBody())
    expect([response.status, await response.text()]).toEqual([413, '413 Body too large'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(received).toEqual([])
  })

  test('of an upload may be larger', async () => {
    expect((await post('/api/uploads/abc', inChunks(1_000_000))).status).toBe(200)
    expect(received).toEqual([1_000_000])
  })

  test('of an upload has a limit too [E15]', async () => {
    const text = `PATCH /api/uploads/abc HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Length: 104857601\r\n\r\n`
    expect(await firstLineOf(text)).toBe('HTTP/1.1 413 Payload Too Large')
  })

  test('that is refused does not block the next request on the connection', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await post('/api/measures', new Uint8Array(5_000_000), { origin: 'http://evil.example' })).status).toBe(
        403,
      )
      expect((await post('/api/measures', new Uint8Array(5_000_000))).status).toBe(413)
    }
    expect((await post('/api/measures', 'a')).status).toBe(200)
  })
})

/** Sends a text and returns the first line of the response. */
function firstLineOf(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text))
    socket.once('data', (chunk) => {
      resolve(chunk.toString().split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
