import { expect, test } from 'vitest'
import { mayKeepRequest } from './kept-request.ts'

const receivedAt = new Date('2026-11-15T10:00:00Z')
const inTime = new Date('2026-12-01T10:00:00Z')
const tooLate = new Date('2027-02-13T10:00:00Z')
const marta = { email: 'marta@brenner.example', hasVerifiedEmail: true }

test.each([
  ['the address it was sent with', marta.email, marta, inTime, true],
  [
    'the same address in other letters',
    'Marta@Brenner.example',
    { ...marta, email: 'MARTA@brenner.example' },
    inTime,
    true,
  ],
  ['an address that nobody has proved', marta.email, { ...marta, hasVerifiedEmail: false }, inTime, false],
  ['another address', marta.email, { ...marta, email: 'mara@brenner.example' }, inTime, false],
  ['an address that only begins alike', marta.email, { ...marta, email: 'marta@brenner.example.org' }, inTime, false],
  ['a link whose time is over', marta.email, marta, tooLate, false],
  ['a request without an address', null, marta, inTime, false],
  ['no address on either side', '', { email: '', hasVerifiedEmail: true }, inTime, false],
])('with %s a request is kept: %s %o %s %s', (_, email, sender, now, may) => {
  expect(mayKeepRequest({ email, receivedAt }, sender, now)).toBe(may)
})
