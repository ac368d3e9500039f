import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = { close: (text: string) => string; open: (sealed: string) => string }

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts the refresh tokens of staff. */
export const createStaffSeal = (secret: string) => createSeal(secret, 'refresh tokens of staff')

/** Encrypts stored values, so that a copy of the database alone does not reveal them. AES-256-GCM, key by HKDF. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    close: (text) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength })
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      const opened = decipher.update(bytes.subarray(nonceLength + tagLength))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    },
  }
}
