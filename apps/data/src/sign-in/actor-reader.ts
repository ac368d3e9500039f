import { ok, refuse, type Result } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { AccessTokenRules } from './access-token.ts'
import { type Actor, anonymous } from './actor.ts'
import { checkDpopProof } from './dpop-proof.ts'
import { createTokenCheck } from './known-tokens.ts'
import type { SessionCheck } from './session-check.ts'
import type { UsedProofs } from './used-proofs.ts'

/** The error codes of RFC 6750 and RFC 9449, as they are sent back. */
export type SignInRefusal = 'invalid_token' | 'invalid_dpop_proof'

export type SignedRequest = {
  method: string
  /** The public address of the request, as the browser knows it. */
  url: string
  authorization: string | undefined
  dpop: string | undefined
}

export type ActorReader = (request: SignedRequest) => Promise<Result<Actor, SignInRefusal>>

type ActorReaderDeps = AccessTokenRules & { usedProofs: UsedProofs; checkSession: SessionCheck; now: () => Date }

/** Says who sends a request. Without a token it is anybody; with one that does not hold in every part it is refused. */
export function createActorReader(deps: ActorReaderDeps): ActorReader {
  const checkToken = createTokenCheck(deps)
  return async ({ method, url, authorization, dpop }) => {
    if (authorization === undefined) return ok(anonymous)
    const token = /^DPoP ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
    if (token === undefined) return refuse('invalid_token')
    const now = deps.now()
    const held = await checkToken(token, now)
    if (!held.ok) return held
    // Two headers arrive joined by a comma, which no proof contains.
    if (dpop === undefined || dpop.includes(',')) return refuse('invalid_dpop_proof')
    const { keyThumbprint, claims, session } = held.value
    const proof = await checkDpopProof(dpop, { method, url, token, keyThumbprint }, now)
    if (!proof.ok) return proof
    if (!(await deps.usedProofs.use(proof.value))) return refuse('invalid_dpop_proof')
    const person = await deps.checkSession(token, claims)
    if (person === 'ended') return refuse('invalid_token')
    return ok({ kind: 'user', profile: toUserProfile(person), session })
  }
}
