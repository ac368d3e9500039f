import { createSigner, type SigningKeys } from '../signing/signer.ts'

export type DownloadLinks = {
  toToken: (releaseId: string, now: Date) => string
  /** The release id of a token; undefined if the signature is not ours or the token has expired. */
  readToken: (token: string, now: Date) => string | undefined
}

const lifetimeSeconds = 15 * 60

/** Signs the id of a release with an expiry, so that a download can be resumed for a short time only. */
export function createDownloadLinks(keys: SigningKeys): DownloadLinks {
  const signer = createSigner({ keys, purpose: 'software-download', signatureBytes: 32 })
  return {
    toToken: (releaseId, now) => {
      const content = Buffer.alloc(20)
      content.write(releaseId.replaceAll('-', ''), 'hex')
      content.writeUInt32BE(Math.floor(now.getTime() / 1000) + lifetimeSeconds, 16)
      return Buffer.concat([content, signer.sign(content)]).toString('base64url')
    },
    readToken: (token, now) => {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 52 || bytes.toString('base64url') !== token) return undefined
      const content = bytes.subarray(0, 20)
      if (!signer.verify(content, bytes.subarray(20))) return undefined
      if (content.readUInt32BE(16) * 1000 < now.getTime()) return undefined
      return content
        .subarray(0, 16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
