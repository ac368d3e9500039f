import { createHmac, timingSafeEqual } from 'node:crypto'

/** The keys of one kind of link: the first one signs, and signatures of all of them are accepted. */
export type SigningKeys = readonly [current: string, ...previous: string[]]

export type Signer = {
  sign: (content: Buffer) => Buffer
  verify: (content: Buffer, signature: Buffer) => boolean
}

type SignerSettings = {
  keys: SigningKeys
  /** Part of every signature, so that a signature of one kind is worthless as another. */
  purpose: string
  signatureBytes: number
}

/** Signs with the current key and verifies with all, so that links of the previous key stay valid after a rotation. */
export function createSigner({ keys, purpose, signatureBytes }: SignerSettings): Signer {
  const signWith = (key: string, content: Buffer) =>
    createHmac('sha256', key).update(purpose).update(content).digest().subarray(0, signatureBytes)
  return {
    sign: (content) => signWith(keys[0], content),
    verify: (content, signature) =>
      signature.length === signatureBytes && keys.some((key) => timingSafeEqual(signWith(key, content), signature)),
  }
}
