import { type ProfileClaims, profileClaims } from '@ferrule/domain/sign-in/user-profile'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ActorSession } from './actor.ts'

/** Accepted clock difference between two machines. */
export const clockToleranceSeconds = 10

export type AccessTokenRules = { keys: JWTVerifyGetKey; issuer: string; audience: string }

/** A valid token: its claims, and the thumbprint of the key to which it is bound. */
export type ValidToken = { claims: ProfileClaims; keyThumbprint: string; session: ActorSession; endsAt: Date }

const boundClaims = profileClaims.extend({
  exp: z.number(),
  cnf: z.looseObject({ jkt: z.string().min(1) }),
  sid: z.string().optional(),
  auth_time: z.number().optional(),
})

/**
 * Validates an access token (RFC 9068) and its binding to a key (RFC 9449). Token type and signature algorithm are
 * fixed here and never taken from the token.
 */
export async function checkAccessToken(
  token: string,
  { keys, issuer, audience }: AccessTokenRules,
  now: Date,
): Promise<Result<ValidToken, 'invalid_token'>> {
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
    if (isKeyServerError(error)) throw error
    return refuse('invalid_token')
  }
}

/** Invalid tokens have specific jose errors; any other error means that the keys could not be fetched. */
function isKeyServerError(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
  )
}
