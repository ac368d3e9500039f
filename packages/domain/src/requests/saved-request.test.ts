import { expect, test } from 'vitest'
import { maySaveRequest } from './saved-request.ts'

const receivedAt = new Date('2026-11-15T10:00:00Z')
const inTime = new Date('2026-12-01T10:00:00Z')
const tooLate = new Date('2027-02-13T10:00:00Z')
const marta = { email: 'marta@brenner.example', hasVerifiedEmail: true }

test.each([
  ['the email address of the request', marta.email, marta, inTime, true],
  [
    'the same address in other case',
    'Marta@Brenner.example',
    { ...marta, email: 'MARTA@brenner.example' },
    inTime,
    true,
  ],
  ['an unverified address', marta.email, { ...marta, hasVerifiedEmail: false }, inTime, false],
  ['another address', marta.email, { ...marta, email: 'mara@brenner.example' }, inTime, false],
  ['an address with the same prefix', marta.email, { ...marta, email: 'marta@brenner.example.org' }, inTime, false],
  ['an expired link', marta.email, marta, tooLate, false],
  ['a request without an address', null, marta, inTime, false],
  ['no address on either side', '', { email: '', hasVerifiedEmail: true }, inTime, false],
])('with %s a request can be saved: %s %o %s %s', (_, email, sender, now, expected) => {
  expect(maySaveRequest({ email, receivedAt }, sender, now)).toBe(expected)
})
