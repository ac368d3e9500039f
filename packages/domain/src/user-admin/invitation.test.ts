import { expect, test } from 'vitest'
import { decideAcceptance, inviteExpiry } from './invitation.ts'

const invitation = { email: 'anna@example.com', expiresAt: new Date('2026-12-01T10:00:00Z') }
const anna = { email: 'Anna@example.com', hasVerifiedEmail: true }

test.each([
  ['its owner in time', anna, '2026-12-01T09:59:59Z', 'ok'],
  ['its owner too late', anna, '2026-12-01T10:00:00Z', 'expired'],
  ['another person', { ...anna, email: 'bert@example.com' }, '2026-11-20T10:00:00Z', 'other-address'],
  ['an unverified address', { ...anna, hasVerifiedEmail: false }, '2026-11-20T10:00:00Z', 'other-address'],
])('an invite accepted by %s %j at %s: %s', (_, person, now, expected) => {
  const decided = decideAcceptance(invitation, person, new Date(now))
  expect(decided.ok ? 'ok' : decided.reason).toBe(expected)
})

test('an invite is valid for 14 days', () => {
  expect(inviteExpiry(new Date('2026-11-17T10:00:00Z'))).toEqual(invitation.expiresAt)
})
