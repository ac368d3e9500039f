import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '@ferrule/telemetry/log'
import { createMetrics } from '@ferrule/telemetry/operations'
import { afterEach, expect, test } from 'vitest'
import { createRequestHandler, type Handle } from './create-request-handler.ts'

let server: Server
afterEach(() => server.close())

async function send(handle: Handle, path: string, isSecure = true) {
  const lines: string[] = []
  const metrics = createMetrics('test')
  const handleRequest = createRequestHandler({
    handle,
    log: createLog({ service: 'test', write: (line) => lines.push(line) }),
    metrics,
    security: {
      isWatching: false,
      isSecure,
      reportsUrl: 'https://www.norlitz.example/api/reports',
      websiteOrigin: 'https://www.norlitz.example',
    },
  })
  server = createServer((request, response) => void handleRequest(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'content-security-policy': "script-src 'nonce-chosenByTheClient'" },
  })
  return { status, headers, lines: lines.join(''), metrics: await metrics.registry.metrics() }
}

test('a request is timed and logged once, without its query', async () => {
  const handle: Handle = async (_, response) => void response.writeHead(201).end()
  const { lines, metrics } = await send(handle, '/api/pages?token=canary')
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ event: 'request', route: '/api/pages', status: 201 }])
  expect(lines).not.toContain('canary')
  expect(metrics).toMatch(/ferrule_request_seconds_count{[^}]*route="\/api\/pages"[^}]*} 1/)
})

test('refuses a URL with a NUL character before it is handled', async () => {
  const handle: Handle = async (_, response) => void response.writeHead(200).end()
  expect((await send(handle, '/api/pages?where[slug][equals]=a%00')).status).toBe(400)
})

test('an exception becomes a 500 without details', async () => {
  const { status, lines } = await send(() => Promise.reject(new Error('boom')), '/api/graphql')
  expect(status).toBe(500)
  expect(lines).toContain('request-fault')
})

test.each(['/admin', '/admin/login', '/api/pages', '/_next/static/x.js', '/unknown', '/api/pages?a=%00'])(
  'the response to %s cannot be framed or sniffed and has a policy [C9]',
  async (path) => {
    const { headers } = await send(async (_, response) => void response.writeHead(404).end(), path)
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'.*; report-uri https:.*\/api\/reports$/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  },
)

test('without HTTPS nothing requires it [C9]', async () => {
  const { headers } = await send(async (_, response) => void response.end(), '/admin', false)
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('a fault has the security headers too [C9]', async () => {
  const { status, headers } = await send(() => Promise.reject(new Error('boom')), '/admin')
  expect(status).toBe(500)
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('every page gets a nonce of its own, also if the client sends one [C9]', async () => {
  const nonces: string[] = []
  const handle: Handle = async (request, response) => {
    nonces.push(/'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1] ?? '')
    response.writeHead(200).end()
  }
  for (let page = 0; page < 2; page += 1) {
    const { headers } = await send(handle, '/admin')
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonces.at(-1)}';`)
  }
  expect(new Set(nonces).size).toBe(2)
})

test('an admin page frames the preview of the website and nothing else', async () => {
  const { headers } = await send(async (_, response) => void response.writeHead(200).end(), '/admin')
  expect(headers.get('content-security-policy')).toContain('; frame-src https://www.norlitz.example; ')
})
