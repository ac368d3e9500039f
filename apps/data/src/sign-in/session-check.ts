import { createHash } from 'node:crypto'
import { type ProfileClaims, profileClaims } from '@ferrule/domain/sign-in/user-profile'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** How long an answer of the identity server is believed: a withdrawn role or a disabled person acts within a minute. */
const believedMs = 30_000
/** How long it is left alone after it did not answer, so that nobody waits for it again and again. */
const restMs = 10_000
const timeoutMs = 1500

/** What the identity server says now of a token whose signature holds: the person as they are, or nobody any more. */
export type SessionCheck = (token: string, claims: ProfileClaims) => Promise<ProfileClaims | 'ended'>

export type SessionCheckSettings = {
  /** Asks the identity server about a token; rejects when it does not answer. */
  introspect: (token: string) => Promise<unknown>
  log: Log
  now: () => number
}

const answer = z.union([z.object({ active: z.literal(false) }), profileClaims.extend({ active: z.literal(true) })])

/**
 * Tokens hold for five minutes by themselves; this makes logouts, withdrawn roles and disabled people count earlier.
 * While the identity server is away tokens are believed as they are, until they end.
 */
export function createSessionCheck({ introspect, log, now }: SessionCheckSettings): SessionCheck {
  let restsUntil = 0
  const known = new LRUCache<string, ProfileClaims | 'ended', string>({
    max: 50_000,
    ttl: believedMs,
    fetchMethod: async (_key, _stale, { context: token }) => {
      const said = answer.parse(await introspect(token))
      return said.active ? said : 'ended'
    },
  })
  return async (token, claims) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const before = known.get(key)
    if (before) return before
    if (now() < restsUntil) return claims
    try {
      return (await known.fetch(key, { context: token })) ?? claims
    } catch (error) {
      restsUntil = now() + restMs
      log.warn('session-check-unavailable', errorFields(error))
      return claims
    }
  }
}

export type IntrospectionSettings = { internalUrl: string; issuer: string; clientId: string; clientSecret: string }

export function createIntrospection({ internalUrl, issuer, clientId, clientSecret }: IntrospectionSettings) {
  const url = new URL(`${new URL(issuer).pathname}/protocol/openid-connect/token/introspect`, internalUrl)
  return async (token: string): Promise<unknown> => {
    const response = await tracedFetch('identity introspection', url, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, token }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`identity server answered ${response.status}`)
    return response.json()
  }
}
