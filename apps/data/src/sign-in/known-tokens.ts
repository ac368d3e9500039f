import type { Result } from '@ferrule/domain/result'
import { LRUCache } from 'lru-cache'
import { type AccessTokenRules, checkAccessToken, clockToleranceSeconds, type HeldToken } from './access-token.ts'

export type TokenCheck = (token: string, now: Date) => Promise<Result<HeldToken, 'invalid_token'>>

/**
 * Checks the signature of a token once: every page asks several times with the same one, and its proof, which is new
 * each time, is checked each time. A token that held is believed until it ends, one that did not is never remembered.
 */
export function createTokenCheck(rules: AccessTokenRules): TokenCheck {
  const known = new LRUCache<string, Result<HeldToken, 'invalid_token'> & { ok: true }>({ max: 5000 })
  return async (token, now) => {
    const before = known.get(token)
    if (before && now.getTime() < before.value.endsAt.getTime() + clockToleranceSeconds * 1000) return before
    known.delete(token)
    const held = await checkAccessToken(token, rules, now)
    if (held.ok) known.set(token, held)
    return held
  }
}
