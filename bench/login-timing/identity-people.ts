import { randomBytes } from 'node:crypto'
import { setting } from '../support/request.ts'

const realm = () => `${setting('IDENTITY_INTERNAL_URL')}/admin/realms/alpha/users`

/** People for this measurement alone, so that nobody else has to wait for their wrong logins. */
export async function createPeople(count: number): Promise<{ emails: string[]; remove: () => Promise<void> }> {
  const emails = Array.from({ length: count }, () => `timing-${randomBytes(6).toString('hex')}@norlitz.example`)
  const places: string[] = []
  for (const email of emails) {
    const credentials = [{ type: 'password', value: randomBytes(15).toString('base64url'), temporary: false }]
    const person = { username: email, email, emailVerified: true, firstName: 'T', lastName: 'T', enabled: true }
    const created = await call('POST', realm(), { ...person, credentials })
    places.push(`${realm()}/${created.headers.get('location')?.split('/').at(-1)}`)
  }
  return {
    emails,
    remove: async () => {
      for (const place of places) await call('DELETE', place)
    },
  }
}

async function call(method: string, url: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!response.ok) throw new Error(`${method} ${url} was answered ${response.status}`)
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
