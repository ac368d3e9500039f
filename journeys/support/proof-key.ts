import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export type ProofKey = {
  thumbprint: string
  /** Returns a DPoP proof for a request to this URL (POST by default), bound to the token if given. */
  prove: (url: string, token?: string, method?: string) => string
}

export const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Creates a DPoP key for tests without a browser. */
export function createProofKey(): ProofKey {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
  return {
    thumbprint: hash(JSON.stringify({ crv, kty, x, y })),
    prove: (htu, token, htm = 'POST') => {
      const iat = Math.floor(Date.now() / 1000)
      const claims = { jti: crypto.randomUUID(), htm, htu, iat, ...(token ? { ath: hash(token) } : {}) }
      const signed = `${toPart({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })}.${toPart(claims)}`
      return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
    },
  }
}
