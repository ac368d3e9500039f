import { expect, test } from 'vitest'
import { hasOfficialSignatures, parseScanReply } from './scan-reply.ts'

test('reads OK as clean', () => {
  expect(parseScanReply('stream: OK')).toEqual({ infected: false })
})

test('reads FOUND as infected, with the signature', () => {
  expect(parseScanReply('stream: Eicar-Test FOUND')).toEqual({ infected: true, signature: 'Eicar-Test' })
})

test.each([['INSTREAM size limit exceeded. ERROR'], ['stream: Can not open file ERROR'], ['stream: OKAY'], ['']])(
  'rejects %j as a result',
  (reply) => {
    expect(() => parseScanReply(reply)).toThrow('no result')
  },
)

test.each([
  ['ClamAV 1.4.3/27793/Mon Nov 16 09:21:03 2026', true],
  ['ClamAV 1.4.3', false],
  ['ClamAV 1.4.3/0/', false],
  ['UNKNOWN COMMAND', false],
  ['', false],
])('reads from the version %j whether the signatures are official', (reply, official) => {
  expect(hasOfficialSignatures(reply)).toBe(official)
})
