import { identityTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import {
  IndexedDbDPoPStore,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { type IdentitySettings, readIdentitySettings } from './identity-settings.ts'
import { PortalOidcClient } from './portal-oidc-client.ts'
import { createServerClock } from './server-clock.ts'
import { signProof } from './sign-proof.ts'

const prefix = 'FR-SDK-'

let manager: PortalUserManager | undefined

/** Returns the instance of this page, created on first use, because it opens the IndexedDB store of the DPoP key. */
export function getUserManager(): PortalUserManager {
  manager ??= createUserManager(readIdentitySettings())
  return manager
}

export class PortalUserManager extends UserManager {
  protected override readonly _client: PortalOidcClient
  readonly #now: () => number

  constructor(settings: UserManagerSettings, now: () => number) {
    super(settings)
    this._client = new PortalOidcClient(settings, now)
    this.#now = now
  }

  override async dpopProof(url: string, user: User, method = 'GET'): Promise<string | undefined> {
    const state = await this.settings.dpop?.store.get(this.settings.client_id)
    if (!state) return undefined
    return signProof({ url, method, keys: state.keys, accessToken: user.access_token, now: this.#now() })
  }
}

function createUserManager({ issuer, clientId, storage, servedAt }: IdentitySettings): PortalUserManager {
  const { origin } = window.location
  const store = storage === 'session' ? window.sessionStorage : window.localStorage
  const settings: UserManagerSettings = {
    authority: issuer,
    client_id: clientId,
    scope: 'openid profile email fr:idm:*',
    response_type: 'code',
    redirect_uri: `${origin}/callback`,
    silent_redirect_uri: `${origin}/blank-callback`,
    // The key cannot be exported from this browser, so a copied token is useless elsewhere.
    dpop: { bind_authorization_code: true, store: new IndexedDbDPoPStore() },
    userStore: new WebStorageStateStore({ store, prefix }),
    stateStore: new WebStorageStateStore({ store, prefix: `${prefix}state-` }),
    // `session.ts` renews tokens, one tab for all, and the library would request the user info without a DPoP proof.
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    silentRequestTimeoutInSeconds: identityTimeoutMs / 1000,
    requestTimeoutInSeconds: identityTimeoutMs / 1000,
    revokeTokenTypes: ['access_token', 'refresh_token'],
  }
  return new PortalUserManager(settings, createServerClock(servedAt))
}
