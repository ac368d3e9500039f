import { randomBytes } from 'node:crypto'
import { callIdentityAdmin } from '../support/identity-admin.ts'
import type { Credentials } from './portal-user.ts'

const roleName = 'kmx_int_serviceticketing_active'

/** Creates accounts that may use tickets; `remove` deletes them. */
export async function createCustomers(
  count: number,
): Promise<{ customers: Credentials[]; remove: () => Promise<void> }> {
  const role: object = await (await callIdentityAdmin('GET', `/roles/${roleName}`)).json()
  const customers: Credentials[] = []
  const paths: string[] = []
  const remove = async () => {
    for (const path of paths) await callIdentityAdmin('DELETE', path)
  }
  try {
    while (customers.length < count) {
      const email = `load-${randomBytes(6).toString('hex')}@norlitz.example`
      const password = randomBytes(15).toString('base64url')
      const credentials = [{ type: 'password', value: password, temporary: false }]
      const account = { username: email, email, emailVerified: true, firstName: 'L', lastName: 'L', enabled: true }
      const created = await callIdentityAdmin('POST', '/users', { ...account, credentials })
      const path = `/users/${created.headers.get('location')?.split('/').at(-1)}`
      paths.push(path)
      await callIdentityAdmin('POST', `${path}/role-mappings/realm`, [role])
      customers.push({ email, password })
    }
  } catch (error) {
    await remove()
    throw error
  }
  return { customers, remove }
}
