import { createHash, webcrypto } from 'node:crypto'
import { setting } from '../support/request.ts'

/** The headers that a browser adds to the request of a signed-in user. */
export type SignedHeaders = { authorization: string; dpop: string }

export type ProofKeys = { server: webcrypto.CryptoKeyPair; browser: webcrypto.CryptoKeyPair }

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const ecdsa = { name: 'ECDSA', hash: 'SHA-256' }

export async function createProofKeys(): Promise<ProofKeys> {
  const usages: webcrypto.KeyUsage[] = ['sign', 'verify']
  const size = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  return {
    server: await webcrypto.subtle.generateKey({ ...rsa, ...size }, true, usages),
    browser: await webcrypto.subtle.generateKey({ ...ecdsa, namedCurve: 'P-256' }, true, usages),
  }
}

export type Bearer = {
  /** Returns the headers of one request, with a new DPoP proof. */
  sign: () => Promise<SignedHeaders>
}

export type Person = { sub: string; email: string; roles: string[] }

/** Issues a token for a person that is valid for five minutes. */
export async function createBearer({ server, browser }: ProofKeys, person: Person): Promise<Bearer> {
  const { kty, crv, x, y } = await webcrypto.subtle.exportKey('jwk', browser.publicKey)
  const jkt = hash(JSON.stringify({ crv, kty, x, y }))
  const now = Math.floor(Date.now() / 1000)
  const issued = { iss: setting('IDENTITY_ISSUER'), aud: setting('IDENTITY_AUDIENCE') }
  const htu = `${setting('EDGE_ORIGIN')}/api/data`
  const claims = { ...issued, ...person, email_verified: true, jti: crypto.randomUUID(), iat: now - 10, exp: now + 290 }
  const header = { alg: 'RS256', typ: 'at+jwt', kid: 'k1' }
  const token = await sign([header, { ...claims, cnf: { jkt } }], server.privateKey, rsa)
  const proofHeader = { alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } }
  return {
    sign: async () => {
      const proof = { jti: crypto.randomUUID(), htm: 'POST', htu, iat: Math.floor(Date.now() / 1000), ath: hash(token) }
      return { authorization: `DPoP ${token}`, dpop: await sign([proofHeader, proof], browser.privateKey, ecdsa) }
    },
  }
}

/** The headers of several requests in one session: one token, and a new DPoP proof for each. */
export async function createSignedRequests(keys: ProofKeys, count: number): Promise<SignedHeaders[]> {
  const bearer = await createBearer(keys, { sub: 'a1', email: 'anna.berg@norlitz.example', roles: ['kmx_a'] })
  return Promise.all(Array.from({ length: count }, bearer.sign))
}

async function sign(parts: [object, object], key: webcrypto.CryptoKey, algorithm: object & { name: string }) {
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = await webcrypto.subtle.sign(algorithm, key, Buffer.from(signed))
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
