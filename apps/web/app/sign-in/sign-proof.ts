import { hashText } from '../http/hash-text.ts'
import { toBase64Url } from './random-text.ts'

export type ProofFacts = {
  url: string
  method: string
  keys: CryptoKeyPair
  /** In milliseconds, by the clock of the server that verifies the proof. */
  now: number
  accessToken?: string | undefined
  nonce?: string | undefined
}

/** Returns a DPoP proof (RFC 9449). The library's implementation uses the computer's clock. */
export async function signProof({ url, method, keys, now, accessToken, nonce }: ProofFacts): Promise<string> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: url,
    iat: Math.floor(now / 1000),
    ...(accessToken === undefined ? {} : { ath: await hashText(accessToken) }),
    ...(nonce === undefined ? {} : { nonce }),
  }
  const signed = [header, claims].map((segment) => toBase64Url(toBytes(JSON.stringify(segment)))).join('.')
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, toBytes(signed))
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
