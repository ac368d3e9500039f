import { type ProfileClaims, profileClaims } from '@ferrule/domain/sign-in/user-profile'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ActorSession } from './actor.ts'

/** Clocks of two machines may differ by this much. */
export const clockToleranceSeconds = 10

export type AccessTokenRules = { keys: JWTVerifyGetKey; issuer: string; audience: string }

/** A token that holds: what it says of the person, and the thumbprint of the key whose owner alone may use it. */
export type HeldToken = { claims: ProfileClaims; keyThumbprint: string; session: ActorSession; endsAt: Date }

const boundClaims = profileClaims.extend({
  exp: z.number(),
  cnf: z.looseObject({ jkt: z.string().min(1) }),
  sid: z.string().optional(),
  auth_time: z.number().optional(),
})

/**
 * Checks an access token (RFC 9068) and that it is bound to a key (RFC 9449). The kind of token and its signature
 * are fixed here, never taken from the token itself.
 */
export async function checkAccessToken(
  token: string,
  { keys, issuer, audience }: AccessTokenRules,
  now: Date,
): Promise<Result<HeldToken, 'invalid_token'>> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      typ: 'at+jwt',
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'jti'],
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    })
    const claims = boundClaims.safeParse(payload)
    if (!claims.success) return refuse('invalid_token')
    const { cnf, sid, auth_time, exp } = claims.data
    const authenticatedAt = auth_time === undefined ? undefined : new Date(auth_time * 1000)
    const session = { id: sid, authenticatedAt }
    return ok({ claims: claims.data, keyThumbprint: cnf.jkt, session, endsAt: new Date(exp * 1000) })
  } catch (error) {
    if (isKeyServerFault(error)) throw error
    return refuse('invalid_token')
  }
}

/** Every fault of a token has a jose error of its own; what is left is that the keys could not be had. */
function isKeyServerFault(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
  )
}
