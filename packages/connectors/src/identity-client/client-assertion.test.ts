import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createClientAssertion } from './client-assertion.ts'

const issuer = 'http://id.norlitz.localhost:8081/realms/alpha'
const toText = (key: KeyObject) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64')

test('a client authenticates with a JWT that is valid once, for half a minute, at one issuer [O23]', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const authenticate = createClientAssertion({ issuer, clientId: 'portal-data', key: toText(privateKey) })
  const [first, second] = [await authenticate(), await authenticate()]
  expect(Object.keys(first)).toEqual(['client_id', 'client_assertion_type', 'client_assertion'])
  const verified = await jwtVerify(first['client_assertion'] ?? '', publicKey, { audience: issuer })
  const { payload, protectedHeader } = verified
  expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: await calculateJwkThumbprint(publicKey) })
  expect(payload).toMatchObject({ iss: 'portal-data', sub: 'portal-data' })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(30)
  const other = await jwtVerify(second['client_assertion'] ?? '', publicKey)
  expect(other.payload.jti).not.toBe(payload.jti)
})

test('rejects a key of another type', () => {
  const key = toText(generateKeyPairSync('x25519').privateKey)
  expect(() => createClientAssertion({ issuer, clientId: 'portal-data', key })).toThrow('portal-data')
})
