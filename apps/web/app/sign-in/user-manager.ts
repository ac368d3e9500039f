import { identityTimeoutSeconds } from '@ferrule/domain/sign-in/token-renewal'
import { IndexedDbDPoPStore, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { readIdentitySettings } from './identity-settings.tsx'

const prefix = 'FR-SDK-'

let manager: UserManager | undefined

/** One for the whole page, made when somebody needs it: it opens the store of the key that tokens are bound to. */
export function getUserManager(): UserManager {
  manager ??= createUserManager()
  return manager
}

function createUserManager(): UserManager {
  const { issuer, clientId } = readIdentitySettings()
  const { origin } = window.location
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    scope: 'openid profile email fr:idm:*',
    response_type: 'code',
    redirect_uri: `${origin}/callback`,
    silent_redirect_uri: `${origin}/blank-callback`,
    // The key cannot leave this browser, so a copied token is worth nothing elsewhere.
    dpop: { bind_authorization_code: true, store: new IndexedDbDPoPStore() },
    userStore: new WebStorageStateStore({ store: window.localStorage, prefix }),
    stateStore: new WebStorageStateStore({ store: window.localStorage, prefix: `${prefix}state-` }),
    // We renew ourselves, one tab for all; and user info would be asked for without the proof.
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    silentRequestTimeoutInSeconds: identityTimeoutSeconds,
    requestTimeoutInSeconds: identityTimeoutSeconds,
    revokeTokenTypes: ['access_token', 'refresh_token'],
  })
}
