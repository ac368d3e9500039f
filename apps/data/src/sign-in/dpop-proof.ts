import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { clockToleranceSeconds } from './access-token.ts'

/** Maximum age of a proof on arrival. */
const maxProofAgeSeconds = 60
/** Used proofs are stored as long as they could be replayed, including clock differences. */
export const usedProofTtlMs = (maxProofAgeSeconds + 2 * clockToleranceSeconds) * 1000

export type ProvenRequest = { method: string; url: string; token: string; keyThumbprint: string }

const proofClaims = z.object({
  jti: z.string().min(1).max(256),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string(),
})

/**
 * Checks that the sender has the key to which the token is bound (RFC 9449, section 4.3): a recent proof signed for
 * this method, URL and token. Returns the id by which it may be used once.
 */
export async function checkDpopProof(
  proof: string,
  request: ProvenRequest,
  now: Date,
): Promise<Result<string, 'invalid_dpop_proof'>> {
  const signed = await readSignedProof(proof, now)
  if (!signed) return refuse('invalid_dpop_proof')
  const { claims, keyThumbprint } = signed
  const isValid =
    keyThumbprint === request.keyThumbprint &&
    claims.htm === request.method &&
    isSameUrl(claims.htu, request.url) &&
    isFresh(claims.iat, now) &&
    claims.ath === createHash('sha256').update(request.token).digest('base64url')
  return isValid ? ok(`${keyThumbprint}:${claims.jti}`) : refuse('invalid_dpop_proof')
}

async function readSignedProof(proof: string, now: Date) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      currentDate: now,
      clockTolerance: clockToleranceSeconds,
    })
    const claims = proofClaims.safeParse(payload)
    if (!claims.success || !protectedHeader.jwk) return undefined
    return { claims: claims.data, keyThumbprint: await calculateJwkThumbprint(protectedHeader.jwk) }
  } catch (error) {
    if (error instanceof errors.JOSEError || isUnusableKey(error)) return undefined
    throw error
  }
}

/** Errors of the runtime for an invalid key in a proof. */
function isUnusableKey(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

/** Ignores query and fragment. */
function isSameUrl(claimed: string, actual: string): boolean {
  const [first, second] = [URL.parse(claimed), URL.parse(actual)]
  return first !== null && second !== null && first.origin === second.origin && first.pathname === second.pathname
}

function isFresh(issuedAt: number, now: Date): boolean {
  const ageSeconds = now.getTime() / 1000 - issuedAt
  return ageSeconds >= -clockToleranceSeconds && ageSeconds <= maxProofAgeSeconds + clockToleranceSeconds
}
