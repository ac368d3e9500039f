import { setting } from './request.ts'

/** Calls the admin API of the identity server below a path of the realm, as the bootstrap administrator. */
export async function callIdentityAdmin(method: string, path: string, body?: object): Promise<Response> {
  const url = `${setting('IDENTITY_INTERNAL_URL')}/admin/realms/alpha${path}`
  const headers = { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`)
  return response
}

async function adminToken(): Promise<string> {
  const login = await fetch(`${setting('IDENTITY_INTERNAL_URL')}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'admin-cli',
      grant_type: 'password',
      username: 'admin',
      password: setting('IDENTITY_ADMIN_PASSWORD'),
    }),
  })
  const { access_token }: { access_token: string } = await login.json()
  return access_token
}
