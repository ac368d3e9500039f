import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose'
import { expect, test } from 'vitest'
import { createTokenCheck } from './known-tokens.ts'

const issuer = 'http://id.norlitz.localhost:8081/realms/alpha'
const audience = 'portal-data'
const issuedAt = Date.parse('2026-11-15T10:00:00Z') / 1000
const after = (seconds: number) => new Date((issuedAt + seconds) * 1000)

async function start() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = await exportJWK(publicKey)
  const local = createLocalJWKSet({ keys: [{ ...jwk, kid: 'k1', alg: 'RS256' }] })
  let verifications = 0
  const keys: JWTVerifyGetKey = (...args) => {
    verifications += 1
    return local(...args)
  }
  const jkt = await calculateJwkThumbprint(jwk)
  const claims = { iss: issuer, aud: audience, sub: 'a1', jti: 't1', iat: issuedAt, exp: issuedAt + 300, cnf: { jkt } }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'k1' })
    .sign(privateKey)
  return { check: createTokenCheck({ keys, issuer, audience }), token, verifications: () => verifications }
}

test('verifies the signature of a token once for many requests', async () => {
  const { check, token, verifications } = await start()
  expect((await check(token, after(1))).ok).toBe(true)
  expect((await check(token, after(299))).ok).toBe(true)
  expect(verifications()).toBe(1)
})

test('a cached token expires', async () => {
  const { check, token } = await start()
  await check(token, after(1))
  expect((await check(token, after(309))).ok).toBe(true)
  expect(await check(token, after(311))).toEqual({ ok: false, reason: 'invalid_token' })
})

test('verifies a token that differs by one character', async () => {
  const { check, token, verifications } = await start()
  await check(token, after(1))
  const [head, body, signature = ''] = token.split('.')
  const other = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await check(other, after(1))).toEqual({ ok: false, reason: 'invalid_token' })
  expect(verifications()).toBe(3)
})
