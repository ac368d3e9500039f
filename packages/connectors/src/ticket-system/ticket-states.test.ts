import { ticketStatuses } from '@ferrule/domain/tickets/ticket'
import { expect, test } from 'vitest'
import { outsideStates, toOutsideState, toStatuses } from './ticket-states.ts'

test.each([
  ['new', 'new'],
  ['assigned', 'open'],
  ['in-progress', 'open'],
  ['waiting-for-you', 'pending'],
  ['solved', 'solved'],
  ['closed', 'closed'],
] as const)('a ticket that is %s here is %s there', (status, state) => {
  expect(toOutsideState(status)).toBe(state)
})

test.each([
  ['new', 'new'],
  ['open', 'in-progress'],
  ['pending', 'waiting-for-you'],
  ['on-hold', 'in-progress'],
  ['solved', 'solved'],
  ['closed', 'closed'],
] as const)('a ticket that becomes %s there becomes %s here', (state, status) => {
  expect(toStatuses(state)[0]).toBe(status)
})

test('what we told comes back as what it was', () => {
  for (const status of ticketStatuses) expect(toStatuses(toOutsideState(status))).toContain(status)
  expect(outsideStates).toHaveLength(6)
})
