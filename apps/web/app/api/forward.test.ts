import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forward } from './forward.server.ts'

let server: Server
let url: string

beforeAll(async () => {
  // Starts the response at once and sends the body slowly, like a large file over a slow connection.
  server = createServer(({ url: path }, response) => {
    if (path === '/busy') return response.writeHead(429, { 'retry-after': '30' }).end()
    response.writeHead(200, { 'content-type': 'video/mp4', 'x-secret': 'inside' })
    response.write('first half, ')
    setTimeout(() => response.end('second half'), 400)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const fetchFile = (path = '') =>
  forward(new Request('http://www.norlitz.localhost/api/files/1'), {
    name: 'file',
    url: `${url}${path}`,
    timeoutMs: 150,
    requestHeaders: [],
    responseHeaders: ['content-type'],
  })

test('does not abort a response whose body takes longer than the timeout', async () => {
  expect(await (await fetchFile()).text()).toBe('first half, second half')
})

test('returns only the listed response headers', async () => {
  const response = await fetchFile()
  expect(Object.keys(Object.fromEntries(response.headers))).toEqual(['content-type'])
  await response.text()
})

test('returns the Retry-After header of a refusal', async () => {
  const response = await fetchFile('/busy')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
})
