/** A resource of Keycloak's admin API. */
export type Entry = Record<string, unknown>

export type AdminCalls = {
  read: (path: string) => Promise<Entry[]>
  /** A POST whose response is read. */
  create: (path: string) => Promise<Entry[]>
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<void>
}

/** A token is renewed after this time: it is valid for a minute, and a reconciliation can take longer. */
const tokenMs = 30_000

/** Connects to Keycloak's admin API over loopback as the bootstrap administrator. */
export async function connectAdmin(baseUrl: string, password: string): Promise<AdminCalls> {
  let session = { token: await signIn(baseUrl, password), until: Date.now() + tokenMs }
  const freshToken = async () => {
    if (Date.now() > session.until) session = { token: await signIn(baseUrl, password), until: Date.now() + tokenMs }
    return session.token
  }
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${baseUrl}/admin/realms${path}`, {
      method,
      headers: { authorization: `Bearer ${await freshToken()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
    return response
  }
  return {
    read: async (path) => toEntries(await (await call('GET', path)).json()),
    create: async (path) => toEntries(await (await call('POST', path)).json()),
    send: async (method, path, body) => void (await call(method, path, body)),
  }
}

async function signIn(baseUrl: string, password: string): Promise<string> {
  const login = await fetch(`${baseUrl}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'admin-cli', grant_type: 'password', username: 'admin', password }),
  })
  if (!login.ok) throw new Error(`the administrator cannot sign in: ${login.status}`)
  const [session] = toEntries(await login.json())
  return String(session?.['access_token'])
}

/** Wraps a single entry into a list. */
function toEntries(body: unknown): Entry[] {
  return [body].flat().filter((one): one is Entry => typeof one === 'object' && one !== null)
}
