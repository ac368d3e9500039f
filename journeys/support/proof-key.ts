import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export type ProofKey = {
  thumbprint: string
  /** A proof that holds for a POST to this address, or for another method, with this token if there is one. */
  prove: (url: string, token?: string, method?: string) => string
}

export const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A key outside of any browser, for whoever pretends to be one. */
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
