import fc from 'fast-check'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { combineCrc32 } from './combine-crc32.ts'

test('the checksum of two contents in a row is that of the whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
      const whole = crc32(Buffer.concat([first, second]))
      expect(combineCrc32(crc32(first), crc32(second), second.byteLength)).toBe(whole)
    }),
  )
})

test('a second content of more than 256 MB has no overflow', () => {
  const zeros = Buffer.alloc(300_000_000)
  const whole = crc32(zeros, crc32(Buffer.from('first')))
  expect(combineCrc32(crc32(Buffer.from('first')), crc32(zeros), zeros.byteLength)).toBe(whole)
})
