import { expect, test } from 'vitest'
import { toServerSentEvent } from './to-server-sent-event.ts'

const agent = { personId: 'jonas', isAgent: true, mayReceive: () => true }
const customer = { personId: 'anna', isAgent: false, mayReceive: () => false }
const ticket = { id: '7', ticketId: 't1', organisationId: 'o1', isInternal: true }

test('tells agents alone who else is looking at a ticket', () => {
  const event = { presentAt: 't1' }
  expect(toServerSentEvent(event, agent)).toBe('event: presence\ndata: {"ticketId":"t1"}\n\n')
  expect(toServerSentEvent(event, { ...customer, mayReceive: () => true })).toBeUndefined()
})

test('passes on a ticket that the person may see, with its id for a later stream', () => {
  expect(toServerSentEvent(ticket, agent)).toBe('id: 7\nevent: ticket\ndata: {"ticketId":"t1"}\n\n')
  expect(toServerSentEvent(ticket, customer)).toBeUndefined()
})

test('passes on a notification to its person only', () => {
  expect(toServerSentEvent({ personId: 'anna' }, customer)).toBe('event: notification\ndata: {}\n\n')
  expect(toServerSentEvent({ personId: 'anna' }, agent)).toBeUndefined()
})
