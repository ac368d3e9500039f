import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { ok } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createMetrics } from '@ferrule/telemetry/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createHttpServer } from './http-server.ts'
import { handleLive, type LiveHandler, maxStreamsPerPerson } from './live-handler.ts'

let accepted = 0
/** A database that never responds: every accepted stream stays open. */
const transaction = () => {
  accepted += 1
  return new Promise<never>(() => {})
}
const db = { ...aRequestContext().db, transaction }
const handler: LiveHandler = {
  db,
  publicUrl: 'http://www.norlitz.localhost:8080/api/live',
  listener: { subscribe: () => () => {}, stop: async () => {} },
  stopping: new AbortController().signal,
  // The token is the subject.
  authenticate: async ({ authorization: sub = '' }) =>
    ok({
      kind: 'user',
      profile: { ...toUserProfile({ sub, email: `${sub}@example.com` }), roles: [serviceDeskRole] },
      session: { id: 's1', authenticatedAt: undefined },
    }),
}
const server = createServer((request, response) => void handleLive(request, response, handler))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  leave.abort()
  server.closeAllConnections()
  server.close()
})

const leave = new AbortController()
const openStream = (subject: string) =>
  fetch(`${origin}/live`, { headers: { authorization: subject }, signal: leave.signal })

/** Opens streams that stay open, and waits until they are accepted. */
async function openStreams(subject: string, count: number): Promise<void> {
  const before = accepted
  for (let number = 0; number < count; number += 1) openStream(subject).catch(() => undefined)
  await expect.poll(() => accepted, { timeout: 20_000 }).toBe(before + count)
}

test('a person has a limited number of open streams, and others can still open theirs [E21]', async () => {
  await openStreams('anna', maxStreamsPerPerson)
  const { status, headers } = await openStream('anna')
  expect([status, headers.get('retry-after')]).toEqual([429, '30'])
  await openStreams('bert', 1)
})

test('a failure before the stream begins is answered with an error and not with an empty stream', async () => {
  const { log } = aRequestContext()
  const failing = { ...handler, db: { ...db, transaction: () => Promise.reject(new Error('no connection')) } }
  const failingServer = createHttpServer({
    handlers: { '/live': (request, response) => handleLive(request, response, failing) },
    log,
    metrics: createMetrics('test'),
  })
  await new Promise<void>((resolve) => failingServer.listen(0, '127.0.0.1', resolve))
  const { port } = failingServer.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}/live`, { headers: { authorization: 'clara' } })
  failingServer.close()
  expect(status).toBe(500)
})
