import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { toHttpStop } from './http-stop.ts'

let isDraining = false
const waiting: ServerResponse[] = []
const server = createServer((request, response) => {
  if (request.url === '/long') {
    response.write('begun')
    waiting.push(response)
  } else response.end()
})
const { stop } = toHttpStop(server, () => isDraining)

async function request(path: string): Promise<IncomingMessage> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const [response]: IncomingMessage[] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response')
  if (!response) throw new Error('no response')
  response.resume()
  return response
}

afterEach(() => {
  isDraining = false
  server.closeAllConnections()
})

test('keeps connections open until the process drains', async () => {
  expect((await request('/')).headers.connection).toBe('keep-alive')
  isDraining = true
  expect((await request('/')).headers.connection).toBe('close')
})

test('stops as soon as a response that began earlier has ended', async () => {
  const response = await request('/long')
  isDraining = true
  const stopped = stop()
  const startedAt = performance.now()
  waiting[0]?.end()
  await once(response, 'end')
  await stopped
  expect(performance.now() - startedAt).toBeLessThan(3000)
})
