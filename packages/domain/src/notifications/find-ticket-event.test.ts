import { expect, test } from 'vitest'
import { findTicketEvent } from './find-ticket-event.ts'

const none = { isAssigned: false, hasComment: false }

test.each([
  ['new', 'assigned', 'service', { isAssigned: true }, 'ticket-assigned'],
  ['in-progress', 'in-progress', 'service', { isAssigned: true }, 'ticket-assigned'],
  ['assigned', 'waiting-for-you', 'service', { hasComment: true }, 'ticket-answered'],
  ['solved', 'solved', 'service', { hasComment: true }, 'ticket-answered'],
  ['waiting-for-you', 'in-progress', 'customer', { hasComment: true }, 'ticket-commented'],
  ['solved', 'in-progress', 'customer', { hasComment: true }, 'ticket-commented'],
  ['in-progress', 'solved', 'service', {}, 'ticket-solved'],
  ['in-progress', 'closed', 'service', {}, 'ticket-solved'],
  ['in-progress', 'closed', 'customer', {}, 'ticket-closed'],
  ['in-progress', 'closed', 'customer', { hasComment: true }, 'ticket-closed'],
  ['solved', 'closed', 'customer', { hasComment: true }, 'ticket-closed'],
  ['solved', 'closed', 'service', {}, undefined],
  ['closed', 'in-progress', 'customer', {}, 'ticket-reopened'],
  ['solved', 'in-progress', 'customer', {}, 'ticket-reopened'],
  ['assigned', 'in-progress', 'service', {}, undefined],
  ['assigned', 'assigned', 'service', {}, undefined],
] as const)('from %s to %s by the %s with %j: %s', (before, after, side, change, expected) => {
  expect(findTicketEvent({ before, after, side, ...none, ...change })).toBe(expected)
})
