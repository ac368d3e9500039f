import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { toSumLine } from '@ferrule/domain/software/sum-line'

type SignedFile = { sha256: string; fileName: string }

export type SoftwareSigning = {
  /** A detached Ed25519 signature of the file's line of sums, in Base64. It is the same each time. */
  sign: (file: SignedFile) => string
  /** As PEM, for everybody. */
  publicKey: string
}

/** `key` is PKCS #8 in Base64. */
export function createSoftwareSigning(key: string): SoftwareSigning {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('software is signed with a key for Ed25519')
  return {
    sign: (file) => sign(null, Buffer.from(toSumLine(file)), privateKey).toString('base64'),
    publicKey: createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString(),
  }
}
