import { toStaffIdentity } from '@ferrule/domain/publishing/staff-identity'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import * as openid from 'openid-client'
import type { PayloadRequest } from 'payload'
import { attemptCookie, readAttempt, usedAttemptCookie } from './attempt-cookie.ts'
import type { Granted, IdentityServer } from './identity-server.ts'
import { upsertStaffMember } from './upsert-staff-member.ts'
import type { Seal } from './seal.ts'
import { sessionCookie } from './session-cookie.ts'
import type { SignInFailure } from './sign-in-labels.ts'
import { startSession } from './staff-sessions.ts'
import { toAdminPath } from './to-admin-path.ts'

export type SignIn = { origin: string; identity: IdentityServer; seal: Seal; log: Log }

const callbackPath = '/api/users/sign-in/callback'

/** `GET /api/users/sign-in`: redirects to the identity server and stores the expected callback values in a cookie. */
export async function beginSignIn(req: PayloadRequest, { origin, identity, log }: SignIn): Promise<Response> {
  const goOn = toAdminPath(req.searchParams.get('redirect'), origin)
  try {
    const { address, attempt } = await identity.begin(`${origin}${callbackPath}`)
    return goTo(address.href, attemptCookie({ ...attempt, goOn }))
  } catch (error) {
    log.warn('staff-sign-in-failed', { reason: 'unavailable', ...errorFields(error) })
    return failed('unavailable')
  }
}

/** `GET /api/users/sign-in/callback`: completes the sign-in and starts a session if the user is content staff. */
export async function finishSignIn(req: PayloadRequest, signIn: SignIn): Promise<Response> {
  const started = readAttempt(req.headers)
  if (!started) return failed('unfinished')
  // The callback URL as the identity server knows it, whatever host name the request used.
  const current = new URL(`${callbackPath}?${req.searchParams.toString()}`, signIn.origin)
  let granted: Granted
  try {
    granted = await signIn.identity.finish(current, started)
  } catch (error) {
    const reason = error instanceof openid.AuthorizationResponseError ? 'unfinished' : reasonOf(error)
    signIn.log.warn('staff-sign-in-failed', { reason, ...errorFields(error) })
    return failed(reason)
  }
  const staff = toStaffIdentity(granted.claims)
  if (!staff.ok) {
    signIn.log.info('staff-sign-in-failed', { reason: staff.reason })
    return failed(staff.reason)
  }
  const { id } = await upsertStaffMember(req, staff.value)
  const refreshToken = signIn.seal.close(granted.refreshToken)
  const key = await startSession(req.payload.db.pool, { userId: id, role: staff.value.role, refreshToken })
  return goTo(started.goOn, usedAttemptCookie(), sessionCookie(key))
}

/** Errors other than a rejection by the identity server mean that it could not be reached. */
function reasonOf(error: unknown): SignInFailure {
  return error instanceof openid.ClientError || error instanceof openid.ResponseBodyError ? 'unfinished' : 'unavailable'
}

function failed(reason: SignInFailure): Response {
  return goTo(`/admin/login?${new URLSearchParams({ failed: reason })}`, usedAttemptCookie())
}

function goTo(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
