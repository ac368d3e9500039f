import { type DPoPState, OidcClient, type OidcClientSettings, SigninState } from 'oidc-client-ts'
import { randomText } from './random-text.ts'
import { signProof } from './sign-proof.ts'

/** Sizes in bytes, as agreed with the identity server's operator. */
const stateBytes = 16
const verifierBytes = 32

type SigninArgs = Parameters<OidcClient['createSigninRequest']>[0]
type KeyStore = Parameters<OidcClient['getDpopProof']>[0]

/** The library's client with a state, a verifier and a nonce of our own, and with proofs by the server's clock. */
export class PortalOidcClient extends OidcClient {
  readonly #now: () => number

  constructor(settings: OidcClientSettings, now: () => number) {
    super(settings)
    this.#now = now
  }

  override async createSigninRequest(args: SigninArgs) {
    const { url, state } = await super.createSigninRequest({ ...args, nonce: randomText(stateBytes) })
    const kept: object = JSON.parse(state.toStorageString())
    const ours = { id: randomText(stateBytes), code_verifier: randomText(verifierBytes) }
    const own = await SigninState.fromStorageString(JSON.stringify({ ...kept, ...ours }))
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

  /** The library makes a key where there is none yet; its proof is thrown away. */
  async #keysOf(store: KeyStore, nonce?: string): Promise<DPoPState> {
    const names = await store.getAllKeys()
    if (!names.includes(this.settings.client_id)) await super.getDpopProof(store, nonce)
    return store.get(this.settings.client_id)
  }
}
