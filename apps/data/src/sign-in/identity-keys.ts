import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

/**
 * The identity server's public keys, from the configured address only. Kept for a day, so that people who are
 * signed in do not notice when it is away; a key nobody knows asks again, at most every half minute.
 */
export function createIdentityKeys({ internalUrl, issuer }: { internalUrl: string; issuer: string }): JWTVerifyGetKey {
  const realm = new URL(issuer).pathname
  return createRemoteJWKSet(new URL(`${realm}/protocol/openid-connect/certs`, internalUrl), {
    timeoutDuration: 3000,
    cooldownDuration: 30_000,
    cacheMaxAge: 24 * 3_600_000,
  })
}
