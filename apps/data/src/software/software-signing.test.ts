import { generateKeyPairSync, verify } from 'node:crypto'
import { toChecksumLine } from '@ferrule/domain/software/checksum-line'
import { expect, test } from 'vitest'
import { createSoftwareSigning } from './software-signing.ts'

const file = { sha256: 'a'.repeat(64), fileName: 'axion-control-6.4.1.zip' }
const toKey = (pair: { privateKey: { export: (as: object) => string | Buffer } }) =>
  Buffer.from(pair.privateKey.export({ format: 'der', type: 'pkcs8' })).toString('base64')

test('the public key verifies the checksum line of a file, and no other checksum or name', () => {
  const { sign, publicKey } = createSoftwareSigning(toKey(generateKeyPairSync('ed25519')))
  const signature = Buffer.from(sign(file), 'base64')
  const verifies = (line: string) => verify(null, Buffer.from(line), publicKey, signature)
  expect(publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/)
  expect(verifies(toChecksumLine(file))).toBe(true)
  expect(verifies(toChecksumLine({ ...file, sha256: 'b'.repeat(64) }))).toBe(false)
  expect(verifies(toChecksumLine({ ...file, fileName: 'axion-control-6.4.2.zip' }))).toBe(false)
})

test('rejects a key of another type', () => {
  expect(() => createSoftwareSigning(toKey(generateKeyPairSync('x25519')))).toThrow('Ed25519')
})
