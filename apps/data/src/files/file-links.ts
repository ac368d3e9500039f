import { fileLinkMs } from '@ferrule/domain/files/upload'
import { createSigner, type SigningKeys } from '../signing/signer.ts'

export type FileLinks = {
  /** A download path that is valid for `fileLinkMs`. */
  toPath: (uploadId: string) => string
  /** The upload id of a link; undefined if the signature is not ours or the link has expired. */
  read: (link: string) => string | undefined
}

const idBytes = 32
const timeBytes = 6
const signatureBytes = 16

/**
 * Signs short-lived links to files: a link found later in a browser history, a log or a forwarded mail is worthless.
 */
export function createFileLinks({ keys, now }: { keys: SigningKeys; now: () => Date }): FileLinks {
  const signer = createSigner({ keys, purpose: 'file-link', signatureBytes })
  return {
    toPath: (uploadId) => {
      const payload = Buffer.alloc(idBytes + timeBytes)
      payload.write(uploadId, 'base64url')
      payload.writeUIntBE(now().getTime() + fileLinkMs, idBytes, timeBytes)
      return `/api/files/${Buffer.concat([payload, signer.sign(payload)]).toString('base64url')}`
    },
    read: (link) => {
      const bytes = Buffer.from(link, 'base64url')
      const payload = bytes.subarray(0, idBytes + timeBytes)
      const signature = bytes.subarray(idBytes + timeBytes)
      if (bytes.toString('base64url') !== link || !signer.verify(payload, signature)) return undefined
      const isExpired = payload.readUIntBE(idBytes, timeBytes) < now().getTime()
      return isExpired ? undefined : payload.subarray(0, idBytes).toString('base64url')
    },
  }
}
