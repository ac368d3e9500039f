import type { Result } from '@ferrule/domain/result'
import { LRUCache } from 'lru-cache'
import { type AccessTokenRules, checkAccessToken, clockToleranceSeconds, type ValidToken } from './access-token.ts'

export type TokenCheck = (token: string, now: Date) => Promise<Result<ValidToken, 'invalid_token'>>

/**
 * Verifies the signature of a token once, because a page sends several requests with the same token; the proof is new
 * and checked each time. A valid token is cached until it expires, an invalid one never.
 */
export function createTokenCheck(rules: AccessTokenRules): TokenCheck {
  const cache = new LRUCache<string, Result<ValidToken, 'invalid_token'> & { ok: true }>({ max: 5000 })
  return async (token, now) => {
    const cached = cache.get(token)
    if (cached && now.getTime() < cached.value.endsAt.getTime() + clockToleranceSeconds * 1000) return cached
    cache.delete(token)
    const checked = await checkAccessToken(token, rules, now)
    if (checked.ok) cache.set(token, checked)
    return checked
  }
}
