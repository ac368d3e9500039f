import { expect, test } from 'vitest'
import { isAnnounced, mayGetLink, scopesOf, subscriptionInput } from './release-subscription.ts'

const now = new Date('2026-11-17T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['never', undefined, true],
  ['59 minutes ago', before(59 / 60), false],
  ['an hour ago', before(1), true],
])('an address that got the link %s may get it: %s', (_, linkSentAt, expected) => {
  expect(mayGetLink(linkSentAt, now)).toBe(expected)
})

test.each([
  ['now', now, true],
  ['48 hours ago', before(48), true],
  ['49 hours ago', before(49), false],
  ['in an hour', before(-1), false],
])('a release published %s is sent: %s', (_, publishedAt, expected) => {
  expect(isAnnounced(publishedAt, now)).toBe(expected)
})

test('subscribers of ad hoc notices get nothing else', () => {
  expect(scopesOf({ adHoc: false })).toEqual(['all'])
  expect(scopesOf({ adHoc: true })).toContain('ad-hoc')
})

test('reads one plain address in lower case', () => {
  const input = { email: ' Marta.Holzer@Example.com ', scope: 'all', language: 'de' }
  expect(subscriptionInput.parse(input).email).toBe('marta.holzer@example.com')
  for (const email of ['', 'marta', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com'])
    expect(subscriptionInput.safeParse({ ...input, email }).success).toBe(false)
})
