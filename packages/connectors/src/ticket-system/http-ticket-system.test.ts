import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpTicketSystem } from './http-ticket-system.ts'
import type { TicketDelivery, TicketSystem } from './ticket-system.ts'

const heard: string[] = []
let answer = 200
let server: Server
let system: TicketSystem

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization, 'idempotency-key': key } = request.headers
      heard.push(`${request.method} ${request.url} ${authorization} ${String(key)} ${body}`)
      response.writeHead(answer).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  system = createHttpTicketSystem({ url, key: 'secret', timeoutMs: 500 })
})
afterAll(() => server.close())

const changed: TicketDelivery = { id: '7', ticketId: 't1', kind: 'changed', status: 'closed', changedAt: '2026-11-16' }
const comment = { id: 'c1', text: 'Yes.', author: 'Anna', isService: false, writtenAt: '2026-11-16' }

test('everything is put under its own id, with the key', async () => {
  expect(await system.deliver(changed)).toBe('taken')
  expect(await system.deliver({ id: '8', ticketId: 't1', kind: 'commented', comment })).toBe('taken')
  expect(heard).toEqual([
    'PUT /api/tickets/t1/status Bearer secret 7 {"status":"closed","changedAt":"2026-11-16"}',
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

test.each([401, 404, 429, 503])('%i is an outage, not a word on the ticket', async (status) => {
  answer = status
  await expect(system.deliver(changed)).rejects.toThrow(`answered ${status}`)
})
