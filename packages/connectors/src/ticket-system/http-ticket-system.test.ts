import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFetchExternal } from '../external-http/fetch-external.ts'
import { createHttpTicketSystem } from './http-ticket-system.ts'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

const received: string[] = []
let replyStatus = 200
let replyBody: unknown = {}
let server: Server
let system: TicketSystem

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization, 'idempotency-key': key } = request.headers
      received.push(`${request.method} ${request.url} ${authorization} ${String(key)} ${body}`)
      response.writeHead(replyStatus).end(JSON.stringify(replyBody))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  const fetchExternal = createFetchExternal({ origins: [url], trustedNetworks: '127.0.0.0/8', timeoutMs: 20_000 })
  system = createHttpTicketSystem({ url, key: 'secret', fetchExternal })
})
afterAll(() => server.close())

const changed: TicketDelivery = {
  id: '7',
  ticketId: 't1',
  kind: 'changed',
  status: 'waiting-for-you',
  changedAt: '2026-11-16',
}
const comment = { id: 'c1', text: 'Yes.', author: 'Anna', isService: false, writtenAt: '2026-11-16' }

test('puts each delivery under its own id, with the API key', async () => {
  expect(await system.deliver(changed)).toBe('accepted')
  expect(await system.deliver({ id: '8', ticketId: 't1', kind: 'commented', comment })).toBe('accepted')
  expect(received).toEqual([
    'PUT /api/tickets/t1/status Bearer secret 7 {"status":"pending","changedAt":"2026-11-16"}',
    'PUT /api/tickets/t1/comments/c1 Bearer secret 8 {"text":"Yes.","author":"Anna","isService":false,"writtenAt":"2026-11-16"}',
  ])
})

test.each([
  [409, 'accepted'],
  [422, 'refused'],
])('%i is %s', async (status, outcome) => {
  replyStatus = status
  expect(await system.deliver(changed)).toBe(outcome)
})

test('lists the events after a position in their order', async () => {
  replyStatus = 200
  replyBody = { events: [3, 1, 2].map((position) => ({ id: `e${position}`, position, kind: 'merged' })) }
  expect(await system.listEvents(0)).toEqual(
    [1, 2, 3].map((position) => ({ id: `e${position}`, position, kind: 'unreadable' })),
  )
  expect(received.at(-1)).toBe('GET /api/events?after=0&limit=200 Bearer secret undefined ')
})

test.each([{}, { events: [{ id: 'e1' }] }])('rejects %j as a list of events', async (body) => {
  replyStatus = 200
  replyBody = body
  await expect(system.listEvents(0)).rejects.toThrow()
})

test.each([401, 404, 429, 503])('%i is an outage, not a refusal of the ticket', async (status) => {
  replyStatus = status
  await expect(system.deliver(changed)).rejects.toThrow(`responded ${status}`)
  await expect(system.listEvents(0)).rejects.toThrow(`responded ${status}`)
})
