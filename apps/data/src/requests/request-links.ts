import { createHmac, timingSafeEqual } from 'node:crypto'

export type RequestLinks = {
  toToken: (requestId: string) => string
  /** The request a token was made for, or nothing if we did not make it. */
  readToken: (token: string) => string | undefined
}

/** Signs the ids of requests, so that a link shows one request and cannot be bent into that of another. */
export function createRequestLinks(key: string): RequestLinks {
  const sign = (id: Buffer) => createHmac('sha256', key).update('request-link').update(id).digest().subarray(0, 16)
  return {
    toToken: (requestId) => {
      const id = Buffer.from(requestId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, sign(id)]).toString('base64url')
    },
    readToken: (token) => {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 32 || bytes.toString('base64url') !== token) return undefined
      const id = bytes.subarray(0, 16)
      return timingSafeEqual(sign(id), bytes.subarray(16)) ? toUuid(id.toString('hex')) : undefined
    },
  }
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
