import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a secret of the service', 'refresh tokens')

test('decrypts what it encrypted, and encrypts differently each time', () => {
  expect(seal.open(seal.close('ein Geheimnis'))).toBe('ein Geheimnis')
  expect(seal.close('x')).not.toBe(seal.close('x'))
})

test('another secret, another purpose or a changed byte cannot be decrypted', () => {
  const closed = seal.close('canary')
  expect(Buffer.from(closed, 'base64url').toString()).not.toContain('canary')
  expect(() => createSeal('another secret', 'refresh tokens').open(closed)).toThrow()
  expect(() => createSeal('a secret of the service', 'cookies').open(closed)).toThrow()
  expect(() => seal.open(`${closed.slice(0, -2)}${closed.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow()
})
