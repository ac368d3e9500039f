import { generateKeyPairSync, verify } from 'node:crypto'
import { toSumLine } from '@ferrule/domain/software/sum-line'
import { expect, test } from 'vitest'
import { createSoftwareSigning } from './software-signing.ts'

const file = { sha256: 'a'.repeat(64), fileName: 'axion-control-6.4.1.zip' }
const toKey = (pair: { privateKey: { export: (as: object) => string | Buffer } }) =>
  Buffer.from(pair.privateKey.export({ format: 'der', type: 'pkcs8' })).toString('base64')

test('the published key proves the sum of a file, and no other sum or name', () => {
  const { sign, publicKey } = createSoftwareSigning(toKey(generateKeyPairSync('ed25519')))
  const signature = Buffer.from(sign(file), 'base64')
  const proves = (line: string) => verify(null, Buffer.from(line), publicKey, signature)
  expect(publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/)
  expect(proves(toSumLine(file))).toBe(true)
  expect(proves(toSumLine({ ...file, sha256: 'b'.repeat(64) }))).toBe(false)
  expect(proves(toSumLine({ ...file, fileName: 'axion-control-6.4.2.zip' }))).toBe(false)
})

test('a key of another kind is refused', () => {
  expect(() => createSoftwareSigning(toKey(generateKeyPairSync('x25519')))).toThrow('Ed25519')
})
