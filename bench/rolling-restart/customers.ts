import { randomBytes } from 'node:crypto'
import { members } from '@ferrule/seeds/organisations/members'
import { people } from '@ferrule/seeds/people'
import { addressOf } from '../load/client-addresses.ts'
import { type PortalUser, signInToPortal } from '../load/portal-user.ts'
import { callIdentityAdmin } from '../support/identity-admin.ts'
import { callData, type Client } from './client.ts'

export type Customer = { user: PortalUser; plantId: string }

/** Seeded members of customers who have never signed in. */
const newMembers = members.filter(({ email }) => !people.some((person) => person.email === email))
const everyService = people[0]?.roles ?? []

/** Creates accounts for seeded members, with every service, and signs them in. `remove` deletes the accounts. */
export async function signInCustomers(client: Client, count: number) {
  const paths: string[] = []
  const remove = async () => {
    for (const path of paths) await callIdentityAdmin('DELETE', path)
  }
  try {
    const customers: Customer[] = []
    for (const [place, { email }] of newMembers.slice(0, count).entries()) {
      const { path, password } = await createAccount(email)
      paths.push(path)
      const localAddress = addressOf(place)
      const user = await signInToPortal({ email, password }, { localAddress, send: client })
      const { plants } = await callData(client, { operation: 'TicketFormOptions', variables: {}, localAddress, user })
      customers.push({ user, plantId: plants[0].id })
    }
    return { customers, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function createAccount(email: string): Promise<{ path: string; password: string }> {
  const query = `/users?exact=true&email=${encodeURIComponent(email)}`
  const leftOver: { id: string }[] = await (await callIdentityAdmin('GET', query)).json()
  for (const { id } of leftOver) await callIdentityAdmin('DELETE', `/users/${id}`)
  const password = randomBytes(15).toString('base64url')
  const account = {
    username: email,
    email,
    emailVerified: true,
    firstName: 'Rolling',
    lastName: 'Bench',
    enabled: true,
  }
  const credentials = [{ type: 'password', value: password, temporary: false }]
  const created = await callIdentityAdmin('POST', '/users', { ...account, credentials })
  const path = `/users/${created.headers.get('location')?.split('/').at(-1)}`
  const roles: { name: string }[] = await (await callIdentityAdmin('GET', '/roles?max=500')).json()
  const own = roles.filter(({ name }) => everyService.includes(name))
  await callIdentityAdmin('POST', `${path}/role-mappings/realm`, own)
  return { path, password }
}
