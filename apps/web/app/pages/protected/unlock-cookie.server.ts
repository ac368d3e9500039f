import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../../request/reader-cookies.ts'

/** Long enough to read in peace, short enough for a shared computer. */
const passwordLastsSeconds = 12 * 60 * 60
/** A role can be taken away, and a logout must count: both within a minute. */
export const roleLastsSeconds = 60

export type Lock = {
  pageId: string
  /** Another one whenever the password is: who knew the old one is asked again. */
  version: string
  key: string
  now: Date
}

function cookieName(pageId: string): string {
  return `__Host-uapp_unlocked-${pageId}`
}

/** Says that this browser has shown what opens this one page. Nobody but us can write it, and no script reads it. */
export function toUnlockCookie(lock: Lock, lastsSeconds = passwordLastsSeconds): string {
  const ends = Math.floor(lock.now.getTime() / 1000) + lastsSeconds
  const value = `${ends}.${sign(lock, ends)}`
  return `${cookieName(lock.pageId)}=${value}; Path=/; Max-Age=${lastsSeconds}; Secure; HttpOnly; SameSite=Lax`
}

export function hasUnlocked(cookies: string | null, lock: Lock): boolean {
  const [written = '', signature = ''] = (readCookie(cookies, cookieName(lock.pageId)) ?? '').split('.')
  const ends = Number(written)
  if (!Number.isSafeInteger(ends) || ends * 1000 <= lock.now.getTime()) return false
  const [expected, shown] = [Buffer.from(sign(lock, ends)), Buffer.from(signature)]
  return expected.length === shown.length && timingSafeEqual(expected, shown)
}

function sign({ pageId, version, key }: Lock, ends: number): string {
  return createHmac('sha256', key).update(`${pageId} ${version} ${ends}`).digest('base64url')
}
