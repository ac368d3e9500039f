import { parseCookies } from 'payload/shared'
import { z } from 'zod'
import type { Attempt } from './identity-server.ts'
import { ownCookie } from './own-cookie.ts'

const attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), goOn: z.string() })

/** A login that this browser has begun, and the page it began at. */
export type BegunLogin = Attempt & { goOn: string }

const name = '__Host-content-sign-in'

/** As long as somebody may need who sets up a second factor on the way. */
const seconds = 15 * 60

export function attemptCookie(begun: BegunLogin): string {
  const value = Buffer.from(JSON.stringify(begun)).toString('base64url')
  return ownCookie({ name, value, seconds })
}

export const usedAttemptCookie = () => ownCookie({ name, value: '', seconds: 0 })

export function readAttempt(headers: Headers): BegunLogin | undefined {
  const value = parseCookies(headers).get(name)
  if (!value) return undefined
  try {
    return attempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return undefined
  }
}
