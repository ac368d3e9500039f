import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import { defaultTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import type { User, UserManager } from 'oidc-client-ts'
import { toFailedEvent } from './to-failed-event.ts'

/** Revokes both tokens at the identity server. Returns the failures. */
export async function revokeTokens(manager: UserManager, user: User): Promise<SignInFailure[]> {
  try {
    const url = await manager.metadataService.getRevocationEndpoint()
    const tokens = [user.refresh_token, user.access_token].filter((token) => token !== undefined)
    const responses = await Promise.all(
      tokens.map((token) =>
        fetch(url ?? '', {
          method: 'POST',
          body: new URLSearchParams({ client_id: manager.settings.client_id, token }),
          signal: AbortSignal.timeout(defaultTimeoutMs),
        }),
      ),
    )
    return responses.filter(({ ok }) => !ok).map(({ status }) => ({ kind: 'revoke', status }))
  } catch (error) {
    return [toFailedEvent(error).failure]
  }
}
