import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { toChecksumLine } from '@ferrule/domain/software/checksum-line'

type SignedFile = { sha256: string; fileName: string }

export type SoftwareSigning = {
  /** Detached Ed25519 signature of the file's checksum line, in Base64. Deterministic. */
  sign: (file: SignedFile) => string
  /** The same signature for several checksum lines at once, as bytes. */
  signLines: (lines: string) => Buffer
  /** The public key as PEM. */
  publicKey: string
}

/** `key` is PKCS #8 in Base64. */
export function createSoftwareSigning(key: string): SoftwareSigning {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('the software signing key must be an Ed25519 key')
  const signLines = (lines: string) => sign(null, Buffer.from(lines), privateKey)
  return {
    sign: (file) => signLines(toChecksumLine(file)).toString('base64'),
    signLines,
    publicKey: createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString(),
  }
}
