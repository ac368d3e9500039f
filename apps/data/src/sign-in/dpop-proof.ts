import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { clockToleranceSeconds } from './access-token.ts'

/** How old a proof may be when it arrives. */
const proofLifeSeconds = 60
/** A proof must be remembered for as long as it could be used again, early clocks included. */
export const rememberProofMs = (proofLifeSeconds + 2 * clockToleranceSeconds) * 1000

export type ProvenRequest = { method: string; url: string; token: string; keyThumbprint: string }

const proofClaims = z.object({
  jti: z.string().min(1).max(256),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string(),
})

/**
 * Checks that the sender of a request holds the key its token is bound to (RFC 9449, section 4.3): a proof signed
 * for this method, this address, this token and this minute. Returns the name under which it may be used once.
 */
export async function checkDpopProof(
  proof: string,
  request: ProvenRequest,
  now: Date,
): Promise<Result<string, 'invalid_dpop_proof'>> {
  const signed = await readSignedProof(proof, now)
  if (!signed) return refuse('invalid_dpop_proof')
  const { claims, keyThumbprint } = signed
  const holds =
    keyThumbprint === request.keyThumbprint &&
    claims.htm === request.method &&
    isSameAddress(claims.htu, request.url) &&
    isFresh(claims.iat, now) &&
    claims.ath === createHash('sha256').update(request.token).digest('base64url')
  return holds ? ok(`${keyThumbprint}:${claims.jti}`) : refuse('invalid_dpop_proof')
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

/** The runtime's own complaints about a key that a stranger made up. */
function isUnusableKey(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

/** Query and fragment do not count. */
function isSameAddress(claimed: string, actual: string): boolean {
  const [one, other] = [URL.parse(claimed), URL.parse(actual)]
  return one !== null && other !== null && one.origin === other.origin && one.pathname === other.pathname
}

function isFresh(issuedAt: number, now: Date): boolean {
  const ageSeconds = now.getTime() / 1000 - issuedAt
  return ageSeconds >= -clockToleranceSeconds && ageSeconds <= proofLifeSeconds + clockToleranceSeconds
}
