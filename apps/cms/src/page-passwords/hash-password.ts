import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the minimum memory and iterations that OWASP recommends: about 20 ms for each check. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type StoredPassword = { passwordHash: string; passwordVersion: string }

export async function hashPassword(password: string): Promise<StoredPassword> {
  return { passwordHash: await hash(password, cost), passwordVersion: randomBytes(6).toString('hex') }
}

export async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}
