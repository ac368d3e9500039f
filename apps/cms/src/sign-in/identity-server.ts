import { type StaffClaims, secondFactorLevel, staffClaims } from '@ferrule/domain/publishing/staff-identity'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import * as openid from 'openid-client'

export type IdentitySettings = { issuer: string; internalUrl: string; clientId: string; secret: string }

/** What a login that has begun must bring back, in the browser that began it. */
export type Attempt = { state: string; nonce: string; verifier: string }

export type Granted = { claims: StaffClaims; refreshToken: string }

export type IdentityServer = {
  begin: (callback: string) => Promise<{ address: URL; attempt: Attempt }>
  /** Trades the code that came back for what the identity server says of the person. */
  finish: (current: URL, attempt: Attempt) => Promise<Granted>
  /** What it says now, or nothing when the session there is over or the person may no longer sign in. */
  renew: (refreshToken: string) => Promise<Granted | undefined>
  /** Signs the person out there too. */
  end: (refreshToken: string) => Promise<void>
}

/** It is asked for its addresses when somebody first signs in: the content service starts and reads without it. */
export function createIdentityServer(settings: IdentitySettings): IdentityServer {
  let known: Promise<openid.Configuration> | undefined
  const configuration = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
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
    end: (refreshToken) => end(settings, refreshToken),
  }
}

/** The issuer is the public name. Servers ask at the internal address, which may be the only one they reach. */
async function discover({ issuer, internalUrl, clientId, secret }: IdentitySettings): Promise<openid.Configuration> {
  const insecure = new URL(issuer).protocol === 'http:'
  return openid.discovery(new URL(issuer), clientId, secret, openid.ClientSecretBasic(secret), {
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

/** Revoking the token would leave the session there to the other applications; this ends it for all of them. */
async function end({ issuer, internalUrl, clientId, secret }: IdentitySettings, refreshToken: string): Promise<void> {
  const logout = new URL(`${new URL(issuer).pathname}/protocol/openid-connect/logout`, internalUrl)
  const body = new URLSearchParams({ client_id: clientId, client_secret: secret, refresh_token: refreshToken })
  const answer = await tracedFetch('identity sign-out', logout, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(5000),
  })
  if (!answer.ok) throw new Error(`the identity server ended no session: ${answer.status}`)
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
  if (!tokens.refresh_token) throw new Error('the identity server gave no refresh token')
  return { claims: staffClaims.parse(tokens.claims()), refreshToken: tokens.refresh_token }
}
