import type { AddressInfo } from 'node:net'
import { createLog } from '@ferrule/telemetry/log'
import { createMetrics } from '@ferrule/telemetry/operations'
import { maxBodyBytes } from '@ferrule/domain/edge/body-limit'
import { ok, refuse } from '@ferrule/domain/result'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGraphqlServer } from '../graphql/graphql-server.ts'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createSchema } from '../graphql/schema.ts'
import { anonymous } from '../sign-in/actor.ts'
import { handleFile, type FilesHandler } from './files-handler.ts'
import { handleGraphql } from './graphql-handler.ts'
import { createHttpServer } from './http-server.ts'

const log = createLog({ service: 'test', write: () => {} })
const fail = async () => {
  throw new Error('canary')
}
const deps = aRequestContext({ log })
const storage = {
  ensureBucket: fail,
  find: fail,
  put: fail,
  putLarge: fail,
  copy: fail,
  remove: fail,
  close: () => {},
}
const graphqlHandler = {
  graphql: createGraphqlServer({
    schema: createSchema(),
    operations: new Map(),
    adHoc: false,
    introspection: false,
    log,
  }),
  publicUrl: 'http://www.norlitz.localhost:8080/api/data',
  authenticate: async () => refuse('invalid_dpop_proof'),
  deps,
  portalDb: deps.db,
}
const filesHandler: FilesHandler = {
  db: deps.db,
  storage,
  filesBucket: 'files',
  publicUrl: 'http://www.norlitz.localhost:8080/api/files',
  authenticate: async ({ authorization }) => (authorization ? refuse('invalid_token') : ok(anonymous)),
  links: deps.fileLinks,
}
const server = createHttpServer({
  log,
  metrics: createMetrics('test'),
  handlers: {
    '/graphql': (request, response) => handleGraphql(request, response, graphqlHandler),
    '/files': (request, response) => handleFile(request, response, filesHandler),
  },
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const json = { 'content-type': 'application/json' }

describe('the GraphQL handler', () => {
  test.each([
    ['GET', { method: 'GET' }, 405],
    ['a form', { method: 'POST', body: new URLSearchParams({ query: '{ viewer { id } }' }) }, 415],
    ['plain text', { method: 'POST', body: '{"query":"{ viewer { id } }"}' }, 415],
    ['a body beyond the limit', { method: 'POST', headers: json, body: 'x'.repeat(maxBodyBytes + 1) }, 413],
    [
      'an invalid token with a body of the limit',
      { method: 'POST', headers: json, body: 'x'.repeat(maxBodyBytes) },
      401,
    ],
  ])('refuses %s', async (_, init, status) => {
    expect((await fetch(`${base}/graphql`, init)).status).toBe(status)
  })

  test('refuses a body beyond the limit without a content length', async () => {
    let parts = 30
    const part = new TextEncoder().encode('x'.repeat(10_000))
    expect(parts * part.length).toBeGreaterThan(maxBodyBytes)
    const body = new ReadableStream({
      pull: (controller) => {
        if (parts-- > 0) controller.enqueue(part)
        else controller.close()
      },
    })
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit
    expect((await fetch(`${base}/graphql`, init)).status).toBe(413)
  })

  test('accepts the next request after a refused one', async () => {
    const large = { method: 'POST', headers: json, body: 'x'.repeat(5_000_000) }
    for (let round = 0; round < 10; round += 1) {
      const response = await fetch(`${base}/graphql`, large)
      expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('PAYLOAD_TOO_LARGE')])
    }
  })

  test('returns the reason for an invalid token', async () => {
    const init = {
      method: 'POST',
      headers: { ...json, authorization: 'DPoP x' },
      body: '{"query":"{ viewer { id } }"}',
    }
    const response = await fetch(`${base}/graphql`, init)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('DPoP error="invalid_dpop_proof", algs="ES256"')
  })
})

describe('the files handler', () => {
  test.each([
    ['/files'],
    ['/files/'],
    ['/files/short'],
    ['/files/../graphql'],
    [`/files/${'a'.repeat(43)}`],
    [`/files/${'a'.repeat(72)}`],
  ])('%s is not found', async (path) => {
    expect([404, 405]).toContain((await fetch(`${base}${path}`)).status)
  })

  test('an internal error does not reveal its cause', async () => {
    const response = await fetch(`${base}${deps.fileLinks.toPath('a'.repeat(43)).replace('/api', '')}`)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ errors: [{ message: 'INTERNAL', extensions: { code: 'INTERNAL' } }] })
  })

  test('an invalid token gets no file, not even a public one', async () => {
    const response = await fetch(`${base}/files/${'a'.repeat(43)}`, { headers: { authorization: 'DPoP x' } })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      'DPoP error="invalid_token", algs="ES256"',
    ])
  })
})

test.each([['/'], ['/uploadsx'], ['/constructor'], ['/__proto__'], ['/metrics']])(
  'returns 404 for %s',
  async (path) => {
    expect((await fetch(`${base}${path}`)).status).toBe(404)
  },
)
