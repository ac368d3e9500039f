import { identityTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { profileClaims, toUserProfile, type UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { type User, type UserManager } from 'oidc-client-ts'
import { SignInRefused } from './sign-in-refused.ts'

/** Reads the OIDC user info. The library would send the request without a DPoP proof. */
export async function readProfile(manager: UserManager, user: User): Promise<UserProfile> {
  const url = await manager.metadataService.getUserInfoEndpoint()
  const proof = await manager.dpopProof(url, user, 'GET')
  const response = await fetch(url, {
    headers: { authorization: `DPoP ${user.access_token}`, ...(proof ? { dpop: proof } : {}) },
    signal: AbortSignal.timeout(identityTimeoutMs),
  })
  if (!response.ok) throw new SignInRefused({ kind: 'user-info', status: response.status })
  const claims = profileClaims.parse(await response.json())
  // OIDC requires the same subject as in the ID token.
  if (claims.sub !== user.profile.sub) throw new SignInRefused({ kind: 'user-info', status: response.status })
  return toUserProfile(claims)
}
