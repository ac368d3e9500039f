import { createSigner, type SigningKeys } from '../signing/signer.ts'

export type RequestLinks = {
  toToken: (requestId: string) => string
  /** The request id of a token; undefined if the signature is not ours. */
  readToken: (token: string) => string | undefined
}

/** Signs request ids, so that a link opens one request and cannot be changed to open another. */
export function createRequestLinks(keys: SigningKeys): RequestLinks {
  const signer = createSigner({ keys, purpose: 'request-link', signatureBytes: 16 })
  return {
    toToken: (requestId) => {
      const id = Buffer.from(requestId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, signer.sign(id)]).toString('base64url')
    },
    readToken: (token) => {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 32 || bytes.toString('base64url') !== token) return undefined
      const id = bytes.subarray(0, 16)
      return signer.verify(id, bytes.subarray(16)) ? toUuid(id.toString('hex')) : undefined
    },
  }
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
