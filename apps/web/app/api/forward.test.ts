import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forward } from './forward.server.ts'

let server: Server
let url: string

beforeAll(async () => {
  // Starts the response at once and sends the body slowly, like a large file over a slow connection.
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'x-secret': 'inside' })
    response.write('first half, ')
    setTimeout(() => response.end('second half'), 400)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const slowFile = () =>
  forward(new Request('http://www.norlitz.localhost/api/files/1'), {
    name: 'slow file',
    url,
    timeoutMs: 150,
    requestHeaders: [],
    responseHeaders: ['content-type'],
  })

test('does not abort a response whose body takes longer than the timeout', async () => {
  expect(await (await slowFile()).text()).toBe('first half, second half')
})

test('returns only the listed response headers', async () => {
  const response = await slowFile()
  expect(Object.keys(Object.fromEntries(response.headers))).toEqual(['content-type'])
  await response.text()
})
