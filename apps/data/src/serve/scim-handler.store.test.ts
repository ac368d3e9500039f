import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { maxBodyBytes } from '@ferrule/domain/edge/body-limit'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { makeScimToken } from '../user-admin/scim/manage-scim-tokens.ts'
import { newKey, testTime, withWorld } from '../user-admin/user-admin.fixture.ts'
import { handleScim } from './scim-handler.ts'

type Send = (path: string, init?: { token?: string; method?: string; body?: string }) => Promise<Response>

async function withServer(
  db: Database,
  work: (send: Send, limits: { isOpen: boolean }) => Promise<void>,
): Promise<void> {
  const limits = { isOpen: true }
  const limit = async () => limits.isOpen
  const publicOrigin = 'https://www.example.com'
  const deps = { db, now: () => testTime, publicOrigin, limitOrganisation: limit, limitAddress: limit }
  const server = createServer((request, response) => void handleScim(request, response, deps))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const send: Send = (path, { token = '', method = 'GET', body } = {}) =>
    fetch(`http://127.0.0.1:${port}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
      ...(body !== undefined && { body }),
    })
  await work(send, limits).finally(() => server.close())
}

test('a request needs a valid token, and errors have the body of the RFC', () =>
  withWorld(async (db, { organisations, clara }) => {
    const input = { organisationId: organisations.a, idempotencyKey: newKey() }
    const made = await makeScimToken({ db, now: () => testTime }, clara, input)
    const token = made.ok ? (made.value.token ?? '') : ''
    await withServer(db, async (send, limits) => {
      const refused = await send('/Users', { token: `${token}x` })
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await refused.json()).toMatchObject({ schemas: [expect.stringContaining('Error')], status: '401' })
      const found = await send('/Users?count=1&filter=userName%20pr', { token })
      expect(found.headers.get('content-type')).toContain('application/scim+json')
      expect(await found.json()).toMatchObject({ totalResults: 2, itemsPerPage: 1 })
      expect((await send('/Schemas/urn:ietf:params:scim:schemas:core:2.0:User', { token })).status).toBe(200)
      expect((await send('/Bulk', { token, method: 'POST', body: '{}' })).status).toBe(404)
      expect((await send('/Users', { token, method: 'POST', body: '{' })).status).toBe(400)
      expect((await send('/Users', { token, method: 'POST', body: ' '.repeat(maxBodyBytes + 1) })).status).toBe(413)
      limits.isOpen = false
      const limited = await send('/Users', { token })
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
      expect((await send('/Users', { token: 'wrong' })).status).toBe(429)
    })
  }))
