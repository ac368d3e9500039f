import { expect, test } from 'vitest'
import { findNotificationEvent, toNotificationTitleKey } from './notification-title.ts'

test.each([
  ['ticket-assigned', 'opener', 'notification.ticket-assigned'],
  ['ticket-assigned', 'contact', 'notification.ticket-assigned.to-you'],
  ['ticket-answered', 'contact', 'notification.ticket-answered'],
] as const)('%s for the %s reads %s', (event, role, key) => {
  expect(toNotificationTitleKey(event, role)).toBe(key)
})

test('an event of a later version is unknown', () => {
  expect([findNotificationEvent('ticket-solved'), findNotificationEvent('ticket-merged')]).toEqual([
    'ticket-solved',
    undefined,
  ])
})
