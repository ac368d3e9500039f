import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChannels, ticketEvents } from './notification-rules.ts'
import { isTeamNotified, selectRecipients } from './select-recipients.ts'

const people = { openedBy: 'anna', contactId: 'jonas', followers: ['marta'] }

test.each([
  ['ticket-opened', 'anna', ['opener anna']],
  ['ticket-assigned', 'jonas', ['opener anna', 'follower marta']],
  ['ticket-assigned', 'lea', ['opener anna', 'contact jonas', 'follower marta']],
  ['ticket-answered', 'jonas', ['opener anna', 'follower marta']],
  ['ticket-commented', 'anna', ['contact jonas', 'follower marta']],
  ['ticket-commented', 'marta', ['opener anna', 'contact jonas']],
  ['ticket-solved', 'jonas', ['opener anna', 'follower marta']],
  ['ticket-closed', 'anna', ['contact jonas', 'follower marta']],
  ['ticket-reopened', 'anna', ['contact jonas', 'follower marta']],
] as const)('%s by %s notifies %j', (event, actorId, expected) => {
  const recipients = selectRecipients(event, { ...people, actorId })
  expect(recipients.map(({ role, personId }) => `${role} ${personId}`)).toEqual(expected)
})

test.each([
  ['ticket-opened', false, true],
  ['ticket-commented', false, true],
  ['ticket-commented', true, false],
  ['ticket-reopened', false, true],
  ['ticket-answered', false, false],
] as const)('%s, with a reachable contact: %s, notifies the team: %s', (event, hasContact, expected) => {
  expect(isTeamNotified(event, hasContact)).toBe(expected)
})

const id = fc.constantFrom('a', 'b', 'c', 'd')

test('a person is notified once, never of their own action, and only by a rule', () => {
  const facts = fc.record({
    event: fc.constantFrom(...ticketEvents),
    actorId: id,
    openedBy: id,
    contactId: fc.option(id),
    followers: fc.array(id),
  })
  fc.assert(
    fc.property(facts, ({ event, ...involved }) => {
      const recipients = selectRecipients(event, involved)
      const ids = recipients.map(({ personId }) => personId)
      expect(new Set(ids).size).toBe(ids.length)
      if (event !== 'ticket-opened') expect(ids).not.toContain(involved.actorId)
      for (const { role } of recipients) expect(findChannels(event, role)).toBeDefined()
    }),
  )
})
