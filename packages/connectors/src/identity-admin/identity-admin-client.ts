import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { AuthenticateClient } from '../identity-client/client-assertion.ts'

export type IdentityAdminSettings = {
  internalUrl: string
  /** Ends in the name of the realm. */
  issuer: string
  authenticateClient: AuthenticateClient
  timeoutMs?: number
}

/** Calls the admin API of the identity server with the service account. */
export type IdentityAdminClient = {
  /** Returns undefined for a 404. */
  read: (path: string) => Promise<unknown>
  /** Deleting a missing record succeeds. */
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object | string) => Promise<void>
}

/** The identity server refused a change. 409: the record exists already. 400: its rules reject the content. */
export class IdentityRefusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`identity server refused a change: ${status}`)
    this.name = 'IdentityRefusal'
    this.status = status
  }
}

const grant = z.object({ access_token: z.string(), expires_in: z.number() })

/** A token is renewed this long before it expires. */
const renewalMarginMs = 20_000

export function createIdentityAdminClient(settings: IdentityAdminSettings): IdentityAdminClient {
  const { pathname: realmPath } = new URL(settings.issuer)
  const adminUrl = new URL(`/admin${realmPath}`, settings.internalUrl).href
  let cachedToken: { token: string; expiresAt: number } | undefined

  const getToken = async () => {
    if (cachedToken && cachedToken.expiresAt > performance.now()) return cachedToken.token
    const response = await tracedFetch(
      'identity token',
      new URL(`${realmPath}/protocol/openid-connect/token`, settings.internalUrl).href,
      {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials', ...(await settings.authenticateClient()) }),
        ...limits(settings),
      },
    )
    if (!response.ok) throw new Error(`identity server issued no token: ${response.status}`)
    const { access_token, expires_in } = grant.parse(await response.json())
    cachedToken = { token: access_token, expiresAt: performance.now() + expires_in * 1000 - renewalMarginMs }
    return access_token
  }

  const call = async (method: string, path: string, body?: object | string) => {
    const response = await tracedFetch(`identity ${method.toLowerCase()}`, `${adminUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...limits(settings),
    })
    // The token was revoked, for example by a restart of the identity server: the next call requests a new one.
    if (response.status === 401) cachedToken = undefined
    return response
  }

  return {
    read: async (path) => {
      const response = await call('GET', path)
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`identity server refused to read: ${response.status}`)
      return response.json()
    },
    send: async (method, path, body) => {
      const response = await call(method, path, body)
      await response.body?.cancel()
      if (method === 'DELETE' && response.status === 404) return
      if (!response.ok) throw new IdentityRefusal(response.status)
    },
  }
}

function limits({ timeoutMs = 3000 }: IdentityAdminSettings) {
  return { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
}
