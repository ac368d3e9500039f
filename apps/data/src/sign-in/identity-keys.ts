import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

/**
 * The identity server's public keys, from the configured URL only. Cached for a day, so that signed-in users do not
 * notice an outage; an unknown key triggers a refetch, at most every 30 seconds.
 */
export function createIdentityKeys({ internalUrl, issuer }: { internalUrl: string; issuer: string }): JWTVerifyGetKey {
  const realm = new URL(issuer).pathname
  return createRemoteJWKSet(new URL(`${realm}/protocol/openid-connect/certs`, internalUrl), {
    timeoutDuration: 3000,
    cooldownDuration: 30_000,
    cacheMaxAge: 24 * 3_600_000,
  })
}
