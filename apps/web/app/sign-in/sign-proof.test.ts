import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { randomText } from './random-text.ts'
import { signProof } from './sign-proof.ts'

const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
const facts = { url: 'http://www.norlitz.localhost/api/data', method: 'POST', keys, now: 1_763_200_000_900 }

const parse = (segment = ''): Record<string, unknown> => JSON.parse(Buffer.from(segment, 'base64url').toString())

test('a proof contains request, token hash and time, and is signed with the key in its header', async () => {
  const [header = '', claims = '', signature = ''] = (await signProof({ ...facts, accessToken: 't' })).split('.')
  expect(parse(header)).toMatchObject({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256' } })
  expect(parse(claims)).toMatchObject({
    htm: 'POST',
    htu: facts.url,
    iat: 1_763_200_000,
    ath: createHash('sha256').update('t').digest('base64url'),
  })
  const signed = new TextEncoder().encode(`${header}.${claims}`)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(algorithm, keys.publicKey, Buffer.from(signature, 'base64url'), signed)).toBe(true)
  expect(JSON.stringify(parse(header))).not.toContain('"d"')
})

test('every proof has a unique jti', async () => {
  const ids = await Promise.all([1, 2].map(async () => parse((await signProof(facts)).split('.')[1])['jti']))
  expect(ids[0]).not.toBe(ids[1])
})

test.each([
  [16, 22],
  [32, 43],
])('%s random bytes are %s characters, different each time', (bytes, length) => {
  const text = randomText(bytes)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text).toHaveLength(length)
  expect(randomText(bytes)).not.toBe(text)
})
