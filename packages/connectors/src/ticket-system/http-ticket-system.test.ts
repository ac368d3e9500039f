import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAskOutside } from '../outside/ask-outside.ts'
import { createHttpTicketSystem } from './http-ticket-system.ts'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

const heard: string[] = []
let answer = 200
let answered: unknown = {}
let server: Server
let system: TicketSystem

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization, 'idempotency-key': key } = request.headers
      heard.push(`${request.method} ${request.url} ${authorization} ${String(key)} ${body}`)
      response.writeHead(answer).end(JSON.stringify(answered))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  const ask = createAskOutside({ origins: [url], ownNetworks: '127.0.0.0/8', timeoutMs: 500 })
  system = createHttpTicketSystem({ url, key: 'secret', ask })
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

test('everything is put under its own id, with the key', async () => {
  expect(await system.deliver(changed)).toBe('taken')
  expect(await system.deliver({ id: '8', ticketId: 't1', kind: 'commented', comment })).toBe('taken')
  expect(heard).toEqual([
    'PUT /api/tickets/t1/status Bearer secret 7 {"status":"pending","changedAt":"2026-11-16"}',
    'PUT /api/tickets/t1/comments/c1 Bearer secret 8 {"text":"Yes.","author":"Anna","isService":false,"writtenAt":"2026-11-16"}',
  ])
})

test.each([
  [409, 'taken'],
  [422, 'refused'],
])('%i is %s', async (status, outcome) => {
  answer = status
  expect(await system.deliver(changed)).toBe(outcome)
})

test('what happened there is asked for behind a position, and told in its order', async () => {
  answer = 200
  answered = { events: [3, 1, 2].map((position) => ({ id: `e${position}`, position, kind: 'merged' })) }
  expect(await system.listEvents(0)).toEqual(
    [1, 2, 3].map((position) => ({ id: `e${position}`, position, kind: 'unreadable' })),
  )
  expect(heard.at(-1)).toBe('GET /api/events?after=0&limit=200 Bearer secret undefined ')
})

test.each([{}, { events: [{ id: 'e1' }] }])('%j is not taken for an empty list', async (body) => {
  answer = 200
  answered = body
  await expect(system.listEvents(0)).rejects.toThrow()
})

test.each([401, 404, 429, 503])('%i is an outage, not a word on the ticket', async (status) => {
  answer = status
  await expect(system.deliver(changed)).rejects.toThrow(`answered ${status}`)
  await expect(system.listEvents(0)).rejects.toThrow(`answered ${status}`)
})
