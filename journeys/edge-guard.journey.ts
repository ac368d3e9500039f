import { createConnection } from 'node:net'
import { describe, expect, test } from 'vitest'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

describe('only the edge is for the public (C6)', () => {
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
  ])('answers 404 to %s on the public host', async (path) => {
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
  ])('answers 404 to %s on the identity host', async (path) => {
    expect((await request(`${settings.identity}${path}`)).status).toBe(404)
  })

  test('serves the public part of the identity server', async () => {
    const answer = await request(`${settings.identity}/realms/alpha/.well-known/openid-configuration`)
    expect(JSON.parse(answer.text).issuer).toBe(`${settings.identity}/realms/alpha`)
  })
})

describe('the edge believes nobody', () => {
  test.each(['evil.example', 'www.norlitz.localhost.evil.example', 'evilwww.norlitz.localhost', 'norlitz.localhost'])(
    'answers 421 to the unknown host %s',
    async (host) => {
      expect((await request(`${settings.edge}/en`, { headers: { host } })).status).toBe(421)
    },
  )

  test.each(['/en/%2e%2e/admin', '/en//admin', '/en;x=1', '/en/%00', '/en%2fadmin'])(
    'refuses the path %s',
    async (path) => {
      expect(await rawAnswer(path)).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  test.each([
    ['https://evil.example/x', 400],
    ['http://evil.example/x', 421],
  ])('refuses the absolute-form request target %s', async (target, status) => {
    expect(await rawAnswer(target)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test('takes no purge from the public listener', async () => {
    const answer = await request(`${settings.edge}/en`, { method: 'PURGE', headers: { 'xkey-purge': 'site:main' } })
    expect(answer.status).toBe(405)
  })

  test('gives every answer a request id of its own and no trace of the machinery', async () => {
    const spoofed = { 'x-request-id': 'mine', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
    const answer = await request(`${settings.edge}/en`, { headers: spoofed })
    expect(answer.headers['x-request-id']).toMatch(/^\d{32}$/)
    for (const name of ['via', 'x-varnish', 'server', 'x-powered-by', 'surrogate-key', 'xkey']) {
      expect(answer.headers, name).not.toHaveProperty(name)
    }
  })
})

/** Sends a request target as it stands; every client library would tidy it up first. */
function rawAnswer(target: string): Promise<string> {
  const { port } = new URL(settings.edge)
  const text = `GET ${target} HTTP/1.1\r\nHost: www.norlitz.localhost\r\nConnection: close\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) }, () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
