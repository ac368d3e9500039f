import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts a client secret for the time until the identity server has it. */
export type SecretSealing = { seal: (secret: string) => Buffer; open: (sealed: Buffer) => string }

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The key is derived from the one with which the data service could read the secret at the identity server anyway. */
export function createSecretSealing(identityKey: string): SecretSealing {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(identityKey, 'base64'), '', 'company sign-in secrets', 32))
  return {
    seal: (secret) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
    },
    open: (sealed) => {
      const iv = sealed.subarray(0, ivBytes)
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      const encrypted = sealed.subarray(ivBytes + tagBytes)
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
    },
  }
}
