import { createConnection } from 'node:net'
import { describe, expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

describe('internal paths are not reachable through the edge (C6)', () => {
  test.each([
    '/admin',
    '/admin/login',
    '/api/graphql',
    '/api/pages',
    '/api/users/login',
    '/graphql',
    '/metrics',
    '/livez',
    '/readyz',
    '/realms/alpha',
    '/admin/master/console/',
  ])('returns 404 for %s on the public host', async (path) => {
    expect((await request(`${settings.edge}${path}`)).status).toBe(404)
  })

  test.each([
    '/',
    '/admin/',
    '/admin/master/console/',
    '/realms/master',
    '/metrics',
    '/health',
    '/health/ready',
    '/js/',
  ])('returns 404 for %s on the identity host', async (path) => {
    expect((await request(`${settings.identity}${path}`)).status).toBe(404)
  })

  test('serves the public pages of the identity server', async () => {
    const response = await request(`${settings.identity}/realms/alpha/.well-known/openid-configuration`)
    expect(JSON.parse(response.text).issuer).toBe(`${settings.identity}/realms/alpha`)
  })
})

describe('the edge rejects malformed requests', () => {
  test.each(['evil.example', 'www.norlitz.localhost.evil.example', 'evilwww.norlitz.localhost', 'norlitz.localhost'])(
    'returns 421 for the unknown host %s',
    async (host) => {
      expect((await request(`${settings.edge}/en`, { headers: { host } })).status).toBe(421)
    },
  )

  test.each(['/en/%2e%2e/admin', '/en//admin', '/en;x=1', '/en/%00', '/en%2fadmin'])(
    'rejects the path %s',
    async (path) => {
      expect(await sendRaw(path)).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  test.each([
    ['https://evil.example/x', 400],
    ['http://evil.example/x', 421],
  ])('rejects the absolute-form request target %s [E1]', async (target, status) => {
    expect(await sendRaw(target)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test('accepts no purge on the public listener', async () => {
    const response = await request(`${settings.edge}/en`, { method: 'PURGE', headers: { 'xkey-purge': 'site:main' } })
    expect(response.status).toBe(405)
  })

  test('gives every response a new request id and no internal headers', async () => {
    const spoofed = { 'x-request-id': 'mine', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
    const response = await request(`${settings.edge}/en`, { headers: spoofed })
    expect(response.headers['x-request-id']).toMatch(/^\d{32}$/)
    for (const name of ['via', 'x-varnish', 'server', 'x-powered-by', 'surrogate-key', 'xkey']) {
      expect(response.headers, name).not.toHaveProperty(name)
    }
  })
})

/** Sends a request target unchanged; every client library would normalise it. */
function sendRaw(target: string): Promise<string> {
  const { port } = new URL(settings.edge)
  const text = `GET ${target} HTTP/1.1\r\nHost: www.norlitz.localhost\r\nConnection: close\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) }, () => socket.write(text))
    let response = ''
    socket.on('data', (chunk) => (response += chunk))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
  })
}
