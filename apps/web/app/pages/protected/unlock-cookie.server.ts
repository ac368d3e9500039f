import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../../visit/visitor-cookies.ts'

/** Twelve hours: a working day, but not the next one on a shared computer. */
const passwordMaxAgeSeconds = 12 * 60 * 60
/** One minute: the time until a revoked role or a logout takes effect. */
export const roleMaxAgeSeconds = 60

export type Lock = {
  pageId: string
  /** Changes with the password or role, which invalidates earlier cookies. */
  version: string
  /** The first key signs, and signatures of all of them are accepted. */
  keys: readonly [current: string, ...previous: string[]]
  now: Date
}

function cookieName(pageId: string): string {
  return `__Host-uapp_unlocked-${pageId}`
}

/** The signed cookie of a browser that has unlocked this page; not readable by scripts. */
export function toUnlockCookie(lock: Lock, maxAgeSeconds = passwordMaxAgeSeconds): string {
  const expiresAt = Math.floor(lock.now.getTime() / 1000) + maxAgeSeconds
  const value = `${expiresAt}.${sign(lock, lock.keys[0], expiresAt)}`
  return `${cookieName(lock.pageId)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Lax`
}

export function hasUnlocked(cookies: string | null, lock: Lock): boolean {
  const [expiry = '', signature = ''] = (readCookie(cookies, cookieName(lock.pageId)) ?? '').split('.')
  const expiresAt = Number(expiry)
  if (!Number.isSafeInteger(expiresAt) || expiresAt * 1000 <= lock.now.getTime()) return false
  const actual = Buffer.from(signature)
  return lock.keys.some((key) => {
    const expected = Buffer.from(sign(lock, key, expiresAt))
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}

function sign({ pageId, version }: Lock, key: string, expiresAt: number): string {
  return createHmac('sha256', key).update(`${pageId} ${version} ${expiresAt}`).digest('base64url')
}
