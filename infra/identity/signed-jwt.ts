import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'

/**
 * Settings of a confidential client that authenticates with a signed JWT (RFC 7523): the realm has its public key only,
 * so there is no secret to guess. `privateKey` is an Ed25519 key as PKCS #8 in Base64.
 */
export function signedJwtOf(privateKey: string) {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const { kty, crv, x } = createPublicKey(key).export({ format: 'jwk' })
  if (crv !== 'Ed25519') throw new Error('the key of a client must be an Ed25519 key')
  // The thumbprint of RFC 7638, with which the client names its key.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
  return {
    'token.endpoint.auth.signing.alg': 'EdDSA',
    'use.jwks.url': 'false',
    'use.jwks.string': 'true',
    'jwks.string': JSON.stringify({ keys: [{ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }] }),
  }
}
