import { createHmac, timingSafeEqual } from 'node:crypto'
import { fileLinkMs } from '@ferrule/domain/files/upload'

export type FileLinks = {
  /** The path of a download that works for some minutes from now. */
  toPath: (uploadId: string) => string
  /** The file that part of a path leads to, or nothing if we did not make it or its time is over. */
  read: (link: string) => string | undefined
}

const idBytes = 32
const timeBytes = 6
const signatureBytes = 16

/**
 * Signs the way to a file for whoever may see it, for a short time: in a history, a log or a mail that is passed on it
 * leads nowhere.
 */
export function createFileLinks({ key, now }: { key: string; now: () => Date }): FileLinks {
  const sign = (told: Buffer) =>
    createHmac('sha256', key).update('file-link').update(told).digest().subarray(0, signatureBytes)
  return {
    toPath: (uploadId) => {
      const told = Buffer.alloc(idBytes + timeBytes)
      told.write(uploadId, 'base64url')
      told.writeUIntBE(now().getTime() + fileLinkMs, idBytes, timeBytes)
      return `/api/files/${Buffer.concat([told, sign(told)]).toString('base64url')}`
    },
    read: (link) => {
      const bytes = Buffer.from(link, 'base64url')
      const told = bytes.subarray(0, idBytes + timeBytes)
      const signature = bytes.subarray(idBytes + timeBytes)
      if (signature.length !== signatureBytes || bytes.toString('base64url') !== link) return undefined
      if (!timingSafeEqual(sign(told), signature)) return undefined
      const isOver = told.readUIntBE(idBytes, timeBytes) < now().getTime()
      return isOver ? undefined : told.subarray(0, idBytes).toString('base64url')
    },
  }
}
