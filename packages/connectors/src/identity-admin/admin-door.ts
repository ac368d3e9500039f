import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'

export type AdminDoorSettings = {
  internalUrl: string
  /** Ends in the name of the realm. */
  issuer: string
  clientId: string
  clientSecret: string
  timeoutMs?: number
}

/** The identity server's administration, as the service account. */
export type AdminDoor = {
  /** Nothing, if it is not there. */
  read: (path: string) => Promise<unknown>
  /** What is to be deleted and is not there counts as done. */
  send: (method: 'PUT' | 'DELETE', path: string, body?: object) => Promise<void>
}

const grant = z.object({ access_token: z.string(), expires_in: z.number() })

/** A token is asked for again this long before it ends. */
const marginMs = 20_000

export function createAdminDoor(settings: AdminDoorSettings): AdminDoor {
  const { pathname: realmPath } = new URL(settings.issuer)
  const adminUrl = new URL(`/admin${realmPath}`, settings.internalUrl).href
  let held: { token: string; endsAt: number } | undefined

  const getToken = async () => {
    if (held && held.endsAt > performance.now()) return held.token
    const response = await tracedFetch(
      'identity token',
      new URL(`${realmPath}/protocol/openid-connect/token`, settings.internalUrl).href,
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
        }),
        ...limits(settings),
      },
    )
    if (!response.ok) throw new Error(`identity server gave no token: ${response.status}`)
    const { access_token, expires_in } = grant.parse(await response.json())
    held = { token: access_token, endsAt: performance.now() + expires_in * 1000 - marginMs }
    return access_token
  }

  const call = async (method: string, path: string, body?: object) => {
    const response = await tracedFetch(`identity ${method.toLowerCase()}`, `${adminUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...limits(settings),
    })
    // A token that was taken back, for example because the identity server began anew, is asked for again next time.
    if (response.status === 401) held = undefined
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
      if (!response.ok) throw new Error(`identity server refused a change: ${response.status}`)
    },
  }
}

function limits({ timeoutMs = 3000 }: AdminDoorSettings) {
  return { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
}
