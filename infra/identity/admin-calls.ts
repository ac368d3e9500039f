/** Something the identity server keeps, with whatever fields it has. */
export type Entry = Record<string, unknown>

export type AdminCalls = {
  read: (path: string) => Promise<Entry[]>
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<void>
}

/** Its tokens live for a minute; a machine that does much else may need longer for all there is to do. */
const tokenMs = 30_000

/** The identity server's administration over loopback, as its first administrator. */
export async function connectAdmin(baseUrl: string, password: string): Promise<AdminCalls> {
  let held = { token: await signIn(baseUrl, password), until: Date.now() + tokenMs }
  const freshToken = async () => {
    if (Date.now() > held.until) held = { token: await signIn(baseUrl, password), until: Date.now() + tokenMs }
    return held.token
  }
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${baseUrl}/admin/realms${path}`, {
      method,
      headers: { authorization: `Bearer ${await freshToken()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`)
    return response
  }
  return {
    read: async (path) => toEntries(await (await call('GET', path)).json()),
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

/** A single entry counts as a list of one. */
function toEntries(answer: unknown): Entry[] {
  return [answer].flat().filter((one): one is Entry => typeof one === 'object' && one !== null)
}
