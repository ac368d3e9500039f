import { createHmac, timingSafeEqual } from 'node:crypto'

export type DownloadLinks = {
  toToken: (releaseId: string, now: Date) => string
  /** The release a token was made for; nothing if we did not make it, or its time is over. */
  readToken: (token: string, now: Date) => string | undefined
}

const lastsSeconds = 15 * 60

/** Signs the id of a release with the moment it ends, so that a link can be resumed and is soon worth nothing. */
export function createDownloadLinks(key: string): DownloadLinks {
  const sign = (content: Buffer) => createHmac('sha256', key).update('software-download').update(content).digest()
  return {
    toToken: (releaseId, now) => {
      const content = Buffer.alloc(20)
      content.write(releaseId.replaceAll('-', ''), 'hex')
      content.writeUInt32BE(Math.floor(now.getTime() / 1000) + lastsSeconds, 16)
      return Buffer.concat([content, sign(content)]).toString('base64url')
    },
    readToken: (token, now) => {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 52 || bytes.toString('base64url') !== token) return undefined
      const content = bytes.subarray(0, 20)
      if (!timingSafeEqual(sign(content), bytes.subarray(20))) return undefined
      if (content.readUInt32BE(16) * 1000 < now.getTime()) return undefined
      return content
        .subarray(0, 16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
