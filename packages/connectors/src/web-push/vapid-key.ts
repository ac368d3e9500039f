import { createPrivateKey, type KeyObject } from 'node:crypto'

export type VapidKey = {
  privateKey: KeyObject
  /** The point in Base64url with which browsers subscribe, and which push services compare. */
  publicKey: string
}

/** Reads a P-256 private key, as PKCS #8 in Base64. Throws for a key of another kind. */
export function readVapidKey(pkcs8: string): VapidKey {
  const privateKey = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' })
  const { crv, x = '', y = '' } = privateKey.export({ format: 'jwk' })
  if (crv !== 'P-256') throw new Error('the key of web push is not on P-256')
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { privateKey, publicKey: point.toString('base64url') }
}
