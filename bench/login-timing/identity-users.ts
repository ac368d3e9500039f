import { randomBytes } from 'node:crypto'
import { callIdentityAdmin } from '../support/identity-admin.ts'

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
  const paths: string[] = []
  for (const [index, email] of emails.entries()) {
    const password = { type: 'password', value: randomBytes(15).toString('base64url'), temporary: false }
    const credentials = index % 2 === 0 ? [password] : [password, secondFactor]
    const user = { username: email, email, emailVerified: true, firstName: 'T', lastName: 'T', enabled: true }
    const created = await callIdentityAdmin('POST', '/users', { ...user, credentials })
    paths.push(`/users/${created.headers.get('location')?.split('/').at(-1)}`)
  }
  return {
    emails,
    remove: async () => {
      for (const path of paths) await callIdentityAdmin('DELETE', path)
    },
  }
}
