import { type DPoPState, OidcClient, type OidcClientSettings, SigninState } from 'oidc-client-ts'
import { randomText } from './random-text.ts'
import { signProof } from './sign-proof.ts'

/** Random bytes, as agreed with the identity server's operator. */
const stateBytes = 16
const verifierBytes = 32

type SigninArgs = Parameters<OidcClient['createSigninRequest']>[0]
type KeyStore = Parameters<OidcClient['getDpopProof']>[0]

/** The library's client with our own state, verifier and nonce, and with DPoP proofs dated by the server's clock. */
export class PortalOidcClient extends OidcClient {
  readonly #now: () => number

  constructor(settings: OidcClientSettings, now: () => number) {
    super(settings)
    this.#now = now
  }

  override async createSigninRequest(args: SigninArgs) {
    const { url, state } = await super.createSigninRequest({ ...args, nonce: randomText(stateBytes) })
    const stored: object = JSON.parse(state.toStorageString())
    const replaced = { id: randomText(stateBytes), code_verifier: randomText(verifierBytes) }
    const own = await SigninState.fromStorageString(JSON.stringify({ ...stored, ...replaced }))
    await this.settings.stateStore.remove(state.id)
    await this.settings.stateStore.set(own.id, own.toStorageString())
    const address = new URL(url)
    address.searchParams.set('state', own.id)
    address.searchParams.set('code_challenge', own.code_challenge ?? '')
    return { url: address.href, state: own }
  }

  override async getDpopProof(store: KeyStore, nonce?: string): Promise<string> {
    const { keys } = await this.#keysOf(store, nonce)
    const url = await this.metadataService.getTokenEndpoint(false)
    return signProof({ url: url ?? '', method: 'POST', keys, nonce, now: this.#now() })
  }

  /** `super.getDpopProof` creates a missing key; its proof is not used. */
  async #keysOf(store: KeyStore, nonce?: string): Promise<DPoPState> {
    const names = await store.getAllKeys()
    if (!names.includes(this.settings.client_id)) await super.getDpopProof(store, nonce)
    return store.get(this.settings.client_id)
  }
}
