import { ok, refuse, type Result } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { AccessTokenRules } from './access-token.ts'
import { type Actor, type ActorSession, anonymous } from './actor.ts'
import { checkDpopProof } from './dpop-proof.ts'
import { createTokenCheck } from './known-tokens.ts'
import type { SessionCheck } from './session-check.ts'
import type { UsedProofs } from './used-proofs.ts'

/** The error codes of RFC 6750 and RFC 9449 in the response. */
export type SignInRefusal = 'invalid_token' | 'invalid_dpop_proof'

export type SignedRequest = {
  method: string
  /** The public URL of the request, as the browser sees it. */
  url: string
  authorization: string | undefined
  dpop: string | undefined
}

export type Authenticate = (request: SignedRequest) => Promise<Result<Actor, SignInRefusal>>

type AuthenticateDeps = AccessTokenRules & {
  usedProofs: UsedProofs
  checkSession: SessionCheck
  /** The time before which all sessions of an account are ended, also if the identity server does not know it yet. */
  findSessionEnd: (subject: string) => Promise<Date | undefined>
  now: () => Date
}

/** Authenticates a request. Without a token it is anonymous; an invalid token or proof is refused. */
export function createAuthenticate(deps: AuthenticateDeps): Authenticate {
  const checkToken = createTokenCheck(deps)
  return async ({ method, url, authorization, dpop }) => {
    if (authorization === undefined) return ok(anonymous)
    const token = /^DPoP ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
    if (token === undefined) return refuse('invalid_token')
    const now = deps.now()
    const checked = await checkToken(token, now)
    if (!checked.ok) return checked
    // Two headers arrive joined by a comma, which no proof contains.
    if (dpop === undefined || dpop.includes(',')) return refuse('invalid_dpop_proof')
    const { keyThumbprint, claims, session } = checked.value
    const proof = await checkDpopProof(dpop, { method, url, token, keyThumbprint }, now)
    if (!proof.ok) return proof
    if (!(await deps.usedProofs.use(proof.value))) return refuse('invalid_dpop_proof')
    const [person, endedAt] = await Promise.all([deps.checkSession(token, claims), deps.findSessionEnd(claims.sub)])
    if (person === 'ended' || beganBefore(session, endedAt)) return refuse('invalid_token')
    return ok({ kind: 'user', profile: toUserProfile(person), session })
  }
}

/** Tokens give the time of the login in whole seconds. A login without one counts as earlier. */
function beganBefore({ authenticatedAt }: ActorSession, endedAt: Date | undefined): boolean {
  if (endedAt === undefined) return false
  return authenticatedAt === undefined || authenticatedAt.getTime() < Math.floor(endedAt.getTime() / 1000) * 1000
}
