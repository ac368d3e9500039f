import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '@ferrule/telemetry/log'
import { createMetrics } from '@ferrule/telemetry/operations'
import { afterEach, expect, test } from 'vitest'
import { createAnswer, type Handle } from './create-answer.ts'

let server: Server
afterEach(() => server.close())

async function ask(handle: Handle, path: string) {
  const lines: string[] = []
  const metrics = createMetrics('test')
  const answer = createAnswer({
    handle,
    log: createLog({ service: 'test', write: (line) => lines.push(line) }),
    metrics,
  })
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status, lines: lines.join(''), metrics: await metrics.registry.metrics() }
}

test('a request is timed and logged once, without its query', async () => {
  const handle: Handle = async (_, response) => void response.writeHead(201).end()
  const { lines, metrics } = await ask(handle, '/api/pages?token=canary')
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ event: 'request', route: '/api/pages', status: 201 }])
  expect(lines).not.toContain('canary')
  expect(metrics).toMatch(/ferrule_request_seconds_count{[^}]*route="\/api\/pages"[^}]*} 1/)
})

test('an address with a NUL sign is refused before anybody reads it', async () => {
  const handle: Handle = async (_, response) => void response.writeHead(200).end()
  expect((await ask(handle, '/api/pages?where[slug][equals]=a%00')).status).toBe(400)
})

test('a fault becomes a 500 that says nothing', async () => {
  const { status, lines } = await ask(() => Promise.reject(new Error('boom')), '/api/graphql')
  expect(status).toBe(500)
  expect(lines).toContain('request-fault')
})
