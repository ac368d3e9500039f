import { randomBytes } from 'node:crypto'
import { setting } from '../support/request.ts'

const usersUrl = () => `${setting('IDENTITY_INTERNAL_URL')}/admin/realms/alpha/users`

/** A one-time code of an app; the benchmark never enters one. */
const secondFactor = {
  type: 'otp',
  secretData: JSON.stringify({ value: 'A'.repeat(32) }),
  credentialData: JSON.stringify({ subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' }),
}

/**
 * Creates accounts for this benchmark, so that its failed logins do not lock real ones. Every second account has a second
 * factor, which a wrong password must not reveal either.
 */
export async function createUsers(count: number): Promise<{ emails: string[]; remove: () => Promise<void> }> {
  const emails = Array.from({ length: count }, () => `timing-${randomBytes(6).toString('hex')}@norlitz.example`)
  const urls: string[] = []
  for (const [index, email] of emails.entries()) {
    const password = { type: 'password', value: randomBytes(15).toString('base64url'), temporary: false }
    const credentials = index % 2 === 0 ? [password] : [password, secondFactor]
    const user = { username: email, email, emailVerified: true, firstName: 'T', lastName: 'T', enabled: true }
    const created = await call('POST', usersUrl(), { ...user, credentials })
    urls.push(`${usersUrl()}/${created.headers.get('location')?.split('/').at(-1)}`)
  }
  return {
    emails,
    remove: async () => {
      for (const url of urls) await call('DELETE', url)
    },
  }
}

async function call(method: string, url: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}`)
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
