import { ticketStatuses } from '@ferrule/domain/tickets/ticket-values'
import { expect, test } from 'vitest'
import { externalStates, toExternalState, toStatuses } from './ticket-states.ts'

test.each([
  ['new', 'new'],
  ['assigned', 'open'],
  ['in-progress', 'open'],
  ['waiting-for-you', 'pending'],
  ['solved', 'solved'],
  ['closed', 'closed'],
] as const)('our status %s becomes the external state %s', (status, state) => {
  expect(toExternalState(status)).toBe(state)
})

test.each([
  ['new', 'new'],
  ['open', 'in-progress'],
  ['pending', 'waiting-for-you'],
  ['on-hold', 'in-progress'],
  ['solved', 'solved'],
  ['closed', 'closed'],
] as const)('the external state %s becomes our status %s', (state, status) => {
  expect(toStatuses(state)[0]).toBe(status)
})

test('a status survives the round trip', () => {
  for (const status of ticketStatuses) expect(toStatuses(toExternalState(status))).toContain(status)
  expect(externalStates).toHaveLength(6)
})
