import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCheckProvider } from './check-provider.ts'

let server: Server
let issuer = ''
let replies: Record<string, { status: number; body: unknown }> = {}
let sent: { authorization: string | undefined; body: string } | undefined
const trustedNetworks = '127.0.0.0/8'
const client = { id: 'portal', secret: 's3 cret', redirectUri: 'https://id.example/broker' }

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'POST') sent = { authorization: request.headers.authorization, body }
      const reply = replies[request.url ?? ''] ?? { status: 404, body: {} }
      response.writeHead(reply.status).end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  sent = undefined
  replies = {
    '/.well-known/openid-configuration': { status: 200, body: documentOf({}) },
    '/keys': { status: 200, body: { keys: [{ kty: 'RSA', use: 'sig' }] } },
    '/token': { status: 400, body: { error: 'invalid_grant' } },
  }
})

const documentOf = (changes: object) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  ...changes,
})

test('a provider that answers as it should is accepted, and the secret is sent in the header', async () => {
  expect(await createCheckProvider({ trustedNetworks })(issuer, client)).toMatchObject({
    ok: true,
    value: { tokenUrl: `${issuer}/token`, clientAuthentication: 'client_secret_basic' },
  })
  expect(sent?.authorization).toBe(`Basic ${Buffer.from('portal:s3%20cret').toString('base64')}`)
  expect(sent?.body).not.toContain('cret')
})

test('the secret is sent in the form where the provider asks for it', async () => {
  const methods = { token_endpoint_auth_methods_supported: ['client_secret_post'] }
  replies['/.well-known/openid-configuration'] = { status: 200, body: documentOf(methods) }
  expect((await createCheckProvider({ trustedNetworks })(issuer, client)).ok).toBe(true)
  expect(new URLSearchParams(sent?.body).get('client_secret')).toBe('s3 cret')
})

test('without a client the token endpoint is not called', async () => {
  expect((await createCheckProvider({ trustedNetworks })(issuer)).ok).toBe(true)
  expect(sent).toBeUndefined()
})

test.each([
  ['client-refused', '/token', { status: 401, body: { error: 'invalid_client' } }],
  ['provider-unreachable', '/token', { status: 503, body: 'down' }],
  ['no-signing-key', '/keys', { status: 200, body: { keys: [] } }],
  ['discovery-invalid', '/.well-known/openid-configuration', { status: 200, body: {} }],
  ['provider-unreachable', '/.well-known/openid-configuration', { status: 302, body: {} }],
])('is refused with %s by %s', async (reason, path, reply) => {
  replies[path] = reply
  expect(await createCheckProvider({ trustedNetworks })(issuer, client)).toEqual({ ok: false, reason })
})

test('a private address is never called [I5]', async () => {
  const refused = { ok: false, reason: 'provider-unreachable' }
  expect(await createCheckProvider({ trustedNetworks: '' })(issuer, client)).toEqual(refused)
  expect(sent).toBeUndefined()
})
