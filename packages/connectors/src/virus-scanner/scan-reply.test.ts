import { expect, test } from 'vitest'
import { parseScanReply } from './scan-reply.ts'

test('OK is clean', () => {
  expect(parseScanReply('stream: OK')).toEqual({ infected: false })
})

test('FOUND is infected, with the signature', () => {
  expect(parseScanReply('stream: Eicar-Test FOUND')).toEqual({ infected: true, signature: 'Eicar-Test' })
})

test.each([['INSTREAM size limit exceeded. ERROR'], ['stream: Can not open file ERROR'], ['stream: OKAY'], ['']])(
  '%j is no verdict',
  (reply) => {
    expect(() => parseScanReply(reply)).toThrow('no verdict')
  },
)
