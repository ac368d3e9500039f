import { createHash, createHmac } from 'node:crypto'
import { createLog } from '@ferrule/telemetry/log'
import { calculateJwkThumbprint, createLocalJWKSet, type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Authenticate, createAuthenticate, type SignedRequest } from './authenticate.ts'
import type { SessionCheck } from './session-check.ts'
import { createUsedProofs } from './used-proofs.ts'

const issuer = 'http://id.norlitz.localhost:8081/realms/alpha'
const audience = 'portal-data'
const url = 'http://www.norlitz.localhost:8080/api/data'
const now = new Date('2026-11-15T10:00:00Z')
const seconds = now.getTime() / 1000

type KeyPair = { publicKey: CryptoKey; privateKey: CryptoKey }
let server: KeyPair
let stranger: KeyPair
let browser: KeyPair
let otherBrowser: KeyPair

beforeAll(async () => {
  ;[server, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  ;[browser, otherBrowser] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256'),
  ])
})

/** An empty Redis: every test starts without used proofs. */
const emptyStore = { set: async () => 'OK' as const }

/** An identity server whose data matches the token. */
const unchanged: SessionCheck = async (_, claims) => claims

async function createTestAuthenticate(checkSession = unchanged, endedAt?: Date): Promise<Authenticate> {
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(server.publicKey)), kid: 'k1', alg: 'RS256' }] })
  const usedProofs = createUsedProofs(emptyStore, createLog({ service: 'test', write: () => {} }))
  const findSessionEnd = async (subject: string) => (subject === 'a1' ? endedAt : undefined)
  return createAuthenticate({ keys, issuer, audience, usedProofs, checkSession, findSessionEnd, now: () => now })
}

type Changes = Record<string, unknown>
type TokenChanges = { claims?: Changes; header?: Changes; key?: CryptoKey }

async function aToken({ claims, header, key }: TokenChanges = {}): Promise<string> {
  const jkt = await calculateJwkThumbprint(await exportJWK(browser.publicKey))
  return new SignJWT({
    iss: issuer,
    aud: audience,
    sub: 'a1',
    jti: 't1',
    iat: seconds - 10,
    exp: seconds + 290,
    given_name: 'Anna',
    family_name: 'Berg',
    roles: ['kmx_int_direct_active'],
    cnf: { jkt },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'k1', ...header })
    .sign(key ?? server.privateKey)
}

type ProofChanges = { claims?: Changes; header?: Changes; keys?: KeyPair }

async function aProof(token: string, { claims, header, keys = browser }: ProofChanges = {}): Promise<string> {
  const ath = createHash('sha256').update(token).digest('base64url')
  return new SignJWT({ jti: 'p1', htm: 'POST', htu: url, iat: seconds, ath, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(keys.publicKey), ...header })
    .sign(keys.privateKey)
}

async function aRequest(changes: Partial<SignedRequest> = {}): Promise<SignedRequest> {
  const token = await aToken()
  return { method: 'POST', url, authorization: `DPoP ${token}`, dpop: await aProof(token), ...changes }
}

test('accepts a bound token with its proof', async () => {
  const authenticate = await createTestAuthenticate()
  expect(await authenticate(await aRequest())).toMatchObject({
    ok: true,
    value: { kind: 'user', profile: { id: 'a1', fullName: 'Anna Berg', roles: ['kmx_int_direct_active'] } },
  })
})

test('reads the session of a token, which may be missing', async () => {
  const authenticate = await createTestAuthenticate()
  const token = await aToken({ claims: { sid: 's1', auth_time: seconds - 60 } })
  const withSession = await authenticate(await aRequest({ authorization: `DPoP ${token}`, dpop: await aProof(token) }))
  const authenticatedAt = new Date('2026-11-15T09:59:00Z')
  expect(withSession).toMatchObject({ value: { session: { id: 's1', authenticatedAt } } })
  const withoutSession = await (await createTestAuthenticate())(await aRequest())
  expect(withoutSession).toMatchObject({ value: { session: { id: undefined, authenticatedAt: undefined } } })
})

test('a request without a token is anonymous', async () => {
  const authenticate = await createTestAuthenticate()
  expect(await authenticate(await aRequest({ authorization: undefined }))).toEqual({
    ok: true,
    value: { kind: 'anonymous' },
  })
})

describe('refuses the token', () => {
  const withToken = async (token: string) => ({ authorization: `DPoP ${token}`, dpop: await aProof(token) })
  const cases: [string, () => Promise<Partial<SignedRequest>>][] = [
    ['sent as bearer', async () => ({ authorization: `Bearer ${await aToken()}` })],
    ['with an unknown scheme', async () => ({ authorization: 'Basic YTpi' })],
    ['that is empty', async () => ({ authorization: 'DPoP ' })],
    ['signed by a stranger', async () => withToken(await aToken({ key: stranger.privateKey }))],
    ['of another issuer', async () => withToken(await aToken({ claims: { iss: 'http://evil.example/realms/alpha' } }))],
    ['for another audience', async () => withToken(await aToken({ claims: { aud: 'account' } }))],
    ['that has expired', async () => withToken(await aToken({ claims: { exp: seconds - 11 } }))],
    ['that never expires', async () => withToken(await aToken({ claims: { exp: undefined } }))],
    ['that is not valid yet', async () => withToken(await aToken({ claims: { nbf: seconds + 60 } }))],
    ['that is an ID token', async () => withToken(await aToken({ header: { typ: 'JWT' } }))],
    ['that is bound to no key', async () => withToken(await aToken({ claims: { cnf: undefined } }))],
    ['without a subject', async () => withToken(await aToken({ claims: { sub: undefined } }))],
    ['signed by an unknown key', async () => withToken(await aToken({ header: { kid: 'k9' } }))],
    ['without a signature', async () => withToken(unsigned(await aToken()))],
    ['signed with the public key as a secret', async () => withToken(await hmacSigned(await aToken()))],
    ['with a changed role', async () => withToken(tampered(await aToken()))],
  ]
  test.each(cases)('%s', async (_, changes) => {
    const authenticate = await createTestAuthenticate()
    expect(await authenticate(await aRequest(await changes()))).toEqual({ ok: false, reason: 'invalid_token' })
  })
})

describe('refuses the proof', () => {
  const withProof = async (changes: ProofChanges) => {
    const token = await aToken()
    return { authorization: `DPoP ${token}`, dpop: await aProof(token, changes) }
  }
  const cases: [string, () => Promise<Partial<SignedRequest>>][] = [
    ['that is missing', async () => ({ dpop: undefined })],
    ['that comes twice', async () => ({ dpop: `${await aProof('a')}, ${await aProof('b')}` })],
    ['that is no JWT', async () => ({ dpop: 'a.b.c' })],
    ['of another key', () => withProof({ keys: otherBrowser })],
    ['for another method', () => withProof({ claims: { htm: 'GET' } })],
    ['for another path', () => withProof({ claims: { htu: 'http://www.norlitz.localhost:8080/api/other' } })],
    ['for another host', () => withProof({ claims: { htu: 'http://evil.example/api/data' } })],
    ['for a relative URL', () => withProof({ claims: { htu: 'api/data' } })],
    ['without the hash of the token', () => withProof({ claims: { ath: undefined } })],
    ['for another token', () => withProof({ claims: { ath: 'x' } })],
    ['that is too old', () => withProof({ claims: { iat: seconds - 71 } })],
    ['from the future', () => withProof({ claims: { iat: seconds + 11 } })],
    ['without an id', () => withProof({ claims: { jti: undefined } })],
    ['of another type', () => withProof({ header: { typ: 'JWT' } })],
    ['without its key', () => withProof({ header: { jwk: undefined } })],
    ['that carries the private key', async () => withProof({ header: { jwk: await exportJWK(browser.privateKey) } })],
    ['with an invalid key', () => withProof({ header: { jwk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } } })],
  ]
  test.each(cases)('%s', async (_, changes) => {
    const authenticate = await createTestAuthenticate()
    expect(await authenticate(await aRequest(await changes()))).toEqual({ ok: false, reason: 'invalid_dpop_proof' })
  })
})

test('refuses a replayed proof and accepts a new one of the same key', async () => {
  const authenticate = await createTestAuthenticate()
  const request = await aRequest()
  const token = await aToken()
  const next = { ...request, authorization: `DPoP ${token}`, dpop: await aProof(token, { claims: { jti: 'p2' } }) }
  expect([(await authenticate(request)).ok, (await authenticate(request)).ok, (await authenticate(next)).ok]).toEqual([
    true,
    false,
    true,
  ])
})

test('ignores query and fragment of the URL', async () => {
  const authenticate = await createTestAuthenticate()
  const token = await aToken()
  const dpop = await aProof(token, { claims: { htu: `${url}?a=1#b` } })
  expect((await authenticate({ method: 'POST', url, authorization: `DPoP ${token}`, dpop })).ok).toBe(true)
})

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

async function hmacSigned(token: string): Promise<string> {
  const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: 'k1' })).toString('base64url')
  const signed = `${header}.${token.split('.')[1]}`
  const secret = JSON.stringify(await exportJWK(server.publicKey))
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

function tampered(token: string): string {
  const [header, payload = '', signature] = token.split('.')
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, roles: ['kmx_delegatedadmin_intern'] })).toString('base64url')
  return `${header}.${changed}.${signature}`
}

test('refuses a valid token of an ended session', async () => {
  const authenticate = await createTestAuthenticate(async () => 'ended')
  expect(await authenticate(await aRequest())).toEqual({ ok: false, reason: 'invalid_token' })
})

describe('all sessions of a person are ended, and the identity server knows nothing of it yet', () => {
  test.each([
    ['refuses a login before the end', { auth_time: seconds - 60 }, false],
    ['refuses a login without a time', {}, false],
    ['accepts a login in the second of the end', { auth_time: seconds - 30 }, true],
    ['accepts a login after the end', { auth_time: seconds - 20 }, true],
    ['accepts a login of another person', { auth_time: seconds - 60, sub: 'b2' }, true],
  ])('%s', async (_, claims, isAccepted) => {
    const authenticate = await createTestAuthenticate(unchanged, new Date(now.getTime() - 29_500))
    const token = await aToken({ claims })
    const request = await aRequest({ authorization: `DPoP ${token}`, dpop: await aProof(token) })
    expect((await authenticate(request)).ok).toBe(isAccepted)
  })
})
