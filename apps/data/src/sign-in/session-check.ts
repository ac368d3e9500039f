import { createHash } from 'node:crypto'
import type { AuthenticateClient } from '@ferrule/connectors/identity-client/client-assertion'
import { type ProfileClaims, profileClaims } from '@ferrule/domain/sign-in/user-profile'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Cache time of introspection results: a withdrawn role or a disabled user takes effect within a minute. */
const cacheMs = 30_000
/** Pause after a failed call, so that requests do not wait for it repeatedly. */
const pauseMs = 10_000
const timeoutMs = 1500

/** Returns the current claims of a user with a valid token, or `ended`. */
export type SessionCheck = (token: string, claims: ProfileClaims) => Promise<ProfileClaims | 'ended'>

export type SessionCheckSettings = {
  /** Introspects a token at the identity server; rejects during an outage. */
  introspect: (token: string) => Promise<unknown>
  log: Log
  now: () => number
}

const introspectionResult = z.union([
  z.object({ active: z.literal(false) }),
  profileClaims.extend({ active: z.literal(true) }),
])

/**
 * Tokens are valid for five minutes; this makes logouts, withdrawn roles and disabled users take effect earlier. While
 * the identity server is unavailable, tokens are accepted until they expire.
 */
export function createSessionCheck({ introspect, log, now }: SessionCheckSettings): SessionCheck {
  let pausedUntil = 0
  const cache = new LRUCache<string, ProfileClaims | 'ended', string>({
    max: 50_000,
    ttl: cacheMs,
    fetchMethod: async (_key, _stale, { context: token }) => {
      const result = introspectionResult.parse(await introspect(token))
      return result.active ? result : 'ended'
    },
  })
  return async (token, claims) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const cached = cache.get(key)
    if (cached) return cached
    if (now() < pausedUntil) return claims
    try {
      return (await cache.fetch(key, { context: token })) ?? claims
    } catch (error) {
      pausedUntil = now() + pauseMs
      log.warn('session-check-unavailable', errorFields(error))
      return claims
    }
  }
}

export type IntrospectionSettings = { internalUrl: string; issuer: string; authenticateClient: AuthenticateClient }

export function createIntrospection({ internalUrl, issuer, authenticateClient }: IntrospectionSettings) {
  const url = new URL(`${new URL(issuer).pathname}/protocol/openid-connect/token/introspect`, internalUrl)
  return async (token: string): Promise<unknown> => {
    const response = await tracedFetch('identity introspection', url, {
      method: 'POST',
      body: new URLSearchParams({ ...(await authenticateClient()), token }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`identity server returned ${response.status}`)
    return response.json()
  }
}
