import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendRaw } from '../support/raw-request.ts'
import { request } from '../support/request.ts'
import { contentHost, type SpawnedEdge, spawnEdge } from '../support/spawned-edge.ts'

let edge: SpawnedEdge
let received: IncomingHttpHeaders

beforeAll(async () => {
  edge = await spawnEdge()
})

afterAll(() => edge.stop())

beforeEach(() => {
  edge.respondWith((incoming, outgoing) => {
    received = incoming.headers
    incoming.resume().on('end', () => outgoing.setHeader('cache-control', 'public, max-age=60').end('admin'))
  })
  edge.countRequests()
})

const send = (path: string, options: Parameters<typeof request>[1] = {}) =>
  request(`${edge.contentUrl}${path}`, { ...options, headers: { host: contentHost, ...options.headers } })

test('the content admin is reachable at its own host and never cached [C12]', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { status, headers } = await send('/admin')
    expect([status, headers['x-cache']]).toEqual([200, 'pass'])
  }
  expect(edge.countRequests()).toBe(2)
  expect((await send('/admin', { headers: { host: 'www.edge-test.localhost' } })).status).toBe(421)
  expect((await request(`${edge.url}/admin`, { headers: { host: contentHost } })).status).toBe(421)
})

test('the content service gets the public address and no header that a client made up [C12]', async () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.9',
    'x-middleware-subrequest': 'middleware',
    'x-content-service-key': 'guessed',
  }
  await send('/api/users/me', { headers: forged })
  expect(received).toMatchObject({ host: contentHost, 'x-forwarded-host': contentHost, 'x-forwarded-proto': 'https' })
  expect(received['x-forwarded-for']).toMatch(/^127\.\d+\.\d+\.\d+$/)
  for (const name of ['x-middleware-subrequest', 'x-content-service-key']) expect(received).not.toHaveProperty(name)
})

test.each([
  '/api/graphql',
  '/API/GraphQL/',
  '/api/graphql?query={__schema{types{name}}}',
  '/_next/image?url=/a.avif&w=64',
])('%s is not served [C12]', async (path) => {
  expect((await send(path, { method: 'POST', body: '{}' })).status).toBe(404)
  expect(edge.countRequests()).toBe(0)
})

test.each([
  ['with an encoded letter', '/api/%67raphql'],
  ['with an empty segment', '/api//graphql'],
  ['with a semicolon', '/api/graphql;x=1'],
  ['beyond 8,192 characters', `/api/pages?${'a'.repeat(8192)}`],
])('an address %s is refused [C12]', async (_, path) => {
  expect([400, 414]).toContain((await send(path)).status)
  expect(edge.countRequests()).toBe(0)
})

test('a bulk change lists its records in the address', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `where[id][in][${index}]=${crypto.randomUUID()}`)
  expect((await send(`/api/pages?${ids.join('&')}`, { method: 'PATCH', body: '{}' })).status).toBe(200)
})

test.each([
  ['/api/pages', 4_000_000],
  ['/api/media-list', 4_000_000],
  ['/api/media', 21_000_000],
  ['/api/catalogue-imports?name=a.csv', 2_000_000_000],
])('a body for %s has at most %i bytes [C12]', async (path, limit) => {
  const announce = `POST ${path} HTTP/1.1\r\nHost: ${contentHost}\r\nContent-Length: ${limit + 1}\r\n\r\n`
  expect((await sendRaw(Number(new URL(edge.contentUrl).port), announce)).response).toMatch(/^HTTP\/1\.1 413 /)
  expect(edge.countRequests()).toBe(0)
  if (limit < 5_000_000) {
    expect((await send(path, { method: 'POST', body: Buffer.alloc(limit, 'a') })).status).toBe(200)
  }
})

describe('limits by address', () => {
  const statusesOf = async (path: string, count: number, localAddress: string) => {
    const statuses: number[] = []
    for (let sent = 0; sent < count; sent += 1) statuses.push((await send(path, { localAddress })).status)
    return statuses
  }

  test('an address gets 429 after too many requests; others and plain files do not [C12]', async () => {
    // In parallel, so that a slow machine sends them faster than the limit refills.
    const batches = Array.from({ length: 20 }, () => statusesOf('/api/pages', 100, '127.0.18.1'))
    const statuses = (await Promise.all(batches)).flat()
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(600)
    expect(statuses).toContain(429)
    expect(await statusesOf('/_next/static/chunks/a.js', 1, '127.0.18.1')).toEqual([200])
    expect(await statusesOf('/api/pages', 1, '127.0.18.2')).toEqual([200])
  })

  test('a refusal says when to come back, and cannot be framed [C12]', async () => {
    const attempts = Array.from({ length: 200 }, () => send('/api/users/sign-in', { localAddress: '127.0.18.3' }))
    const refused = (await Promise.all(attempts)).find(({ status }) => status === 429)
    expect(refused?.headers).toMatchObject({
      'retry-after': '1',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(await statusesOf('/admin', 1, '127.0.18.3')).toEqual([200])
  })
})
