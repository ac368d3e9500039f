import { type AuthenticateClient, createClientAssertion } from '@ferrule/connectors/identity-client/client-assertion'
import { type StaffClaims, secondFactorLevel, staffClaims } from '@ferrule/domain/publishing/staff-identity'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import * as openid from 'openid-client'

export type IdentitySettings = { issuer: string; internalUrl: string; clientId: string; key: string }

type Connection = IdentitySettings & { authenticateClient: AuthenticateClient }

/** Values that the callback of a sign-in must match, stored in a cookie of the browser that started it. */
export type Attempt = { state: string; nonce: string; verifier: string }

export type Granted = { claims: StaffClaims; refreshToken: string }

export type IdentityServer = {
  begin: (callback: string) => Promise<{ address: URL; attempt: Attempt }>
  /** Exchanges the authorization code for the user's claims and a refresh token. */
  finish: (current: URL, attempt: Attempt) => Promise<Granted>
  /** Returns the current claims, or undefined if the session has ended or the user may no longer sign in. */
  renew: (refreshToken: string) => Promise<Granted | undefined>
  /** Ends the user's session at the identity server. */
  end: (refreshToken: string) => Promise<void>
}

/** Discovers the endpoints at the first sign-in, so that the content service starts and serves reads without it. */
export function createIdentityServer(settings: IdentitySettings): IdentityServer {
  const connection = { ...settings, authenticateClient: createClientAssertion(settings) }
  let discovered: Promise<openid.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(connection).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
  return {
    begin: async (callback) => begin(await configuration(), callback),
    finish: async (current, { state, nonce, verifier }) => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      return toGranted(await openid.authorizationCodeGrant(await configuration(), current, checks))
    },
    renew: async (refreshToken) => {
      try {
        return toGranted(await openid.refreshTokenGrant(await configuration(), refreshToken))
      } catch (error) {
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return undefined
        throw error
      }
    },
    end: (refreshToken) => end(connection, refreshToken),
  }
}

/** The issuer is the public URL. Requests go to the internal URL, which may be the only one that servers can reach. */
async function discover({
  issuer,
  internalUrl,
  clientId,
  authenticateClient,
}: Connection): Promise<openid.Configuration> {
  const insecure = new URL(issuer).protocol === 'http:'
  const addAssertion = async (_server: unknown, _client: unknown, body: URLSearchParams) => {
    for (const [name, value] of Object.entries(await authenticateClient())) body.set(name, value)
  }
  // oxlint-disable-next-line typescript/no-misused-promises -- openid-client awaits it; only its type says otherwise
  return openid.discovery(new URL(issuer), clientId, undefined, addAssertion, {
    timeout: 5,
    execute: [openid.enableNonRepudiationChecks, ...(insecure ? [openid.allowInsecureRequests] : [])],
    [openid.customFetch]: (address, { body, ...options }) => {
      const { pathname, search } = new URL(address)
      return tracedFetch('identity sign-in', new URL(`${pathname}${search}`, internalUrl), {
        ...options,
        body: body instanceof URLSearchParams ? body : null,
      })
    },
  })
}

/** Ends the session for all applications; revoking the token would end it for this one only. */
async function end({ issuer, internalUrl, authenticateClient }: Connection, refreshToken: string): Promise<void> {
  const logout = new URL(`${new URL(issuer).pathname}/protocol/openid-connect/logout`, internalUrl)
  const body = new URLSearchParams({ ...(await authenticateClient()), refresh_token: refreshToken })
  const response = await tracedFetch('identity sign-out', logout, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`the identity server did not end the session: ${response.status}`)
}

async function begin(configuration: openid.Configuration, callback: string) {
  const attempt = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  }
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: 'openid',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    claims: JSON.stringify({ id_token: { acr: { essential: true, values: [secondFactorLevel] } } }),
  })
  return { address, attempt }
}

function toGranted(tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers): Granted {
  if (!tokens.refresh_token) throw new Error('the identity server returned no refresh token')
  return { claims: staffClaims.parse(tokens.claims()), refreshToken: tokens.refresh_token }
}
