import { createCipheriv, type ECDH, hkdfSync } from 'node:crypto'

export type PushKeys = {
  /** The public key of the browser: an uncompressed point on P-256, in Base64url. */
  p256dh: string
  /** The secret that the browser shares with us, in Base64url. */
  auth: string
}

type Sender = {
  /** A key pair of this message alone. */
  ecdh: ECDH
  salt: Buffer
}

/** Larger than any payload, so that a message is one record. */
const recordSize = 4096

/**
 * Encrypts a message so that only the browser can read it (RFC 8291), as one record of `aes128gcm` (RFC 8188). Throws if
 * the key of the browser is no point on the curve.
 */
export function encryptPush(payload: string, { p256dh, auth }: PushKeys, { ecdh, salt }: Sender): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const senderKey = ecdh.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey])
  const secret = derive(ecdh.computeSecret(browserKey), { salt: Buffer.from(auth, 'base64url'), info, length: 32 })
  const key = derive(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 })
  const nonce = derive(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter of the last record; padding would follow it.
  const record = [cipher.update(payload, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([toHeader(salt, senderKey), ...record])
}

function derive(secret: Buffer, { salt, info, length }: { salt: Buffer; info: Buffer; length: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function toHeader(salt: Buffer, senderKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, sizes, senderKey])
}
