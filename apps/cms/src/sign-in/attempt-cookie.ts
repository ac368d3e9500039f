import { parseCookies } from 'payload/shared'
import { z } from 'zod'
import type { Attempt } from './identity-server.ts'
import { hostCookie } from './host-cookie.ts'

const attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), goOn: z.string() })

/** A sign-in that this browser started, and the admin page to return to. */
export type StartedLogin = Attempt & { goOn: string }

const name = '__Host-content-sign-in'

/** Long enough to set up a second factor during the sign-in. */
const seconds = 15 * 60

export function attemptCookie(started: StartedLogin): string {
  const value = Buffer.from(JSON.stringify(started)).toString('base64url')
  return hostCookie({ name, value, seconds })
}

export const usedAttemptCookie = () => hostCookie({ name, value: '', seconds: 0 })

export function readAttempt(headers: Headers): StartedLogin | undefined {
  const value = parseCookies(headers).get(name)
  if (!value) return undefined
  try {
    return attempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return undefined
  }
}
