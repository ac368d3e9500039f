import { randomBytes } from 'node:crypto'
import { isManagedInternally } from '@ferrule/domain/accounts/account-change'
import { identityRoleOf } from '@ferrule/domain/publishing/staff-identity'
import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { oneTimeCode } from '../../infra/identity/realm.ts'
import { registerSecret } from './one-time-codes.ts'
import { settings } from './settings.ts'

export type TemporaryUser = {
  id: string
  email: string
  password: string
  /** Revokes the roles that the user was created with. */
  revokeRoles: () => Promise<void>
  disable: () => Promise<void>
  /** Ends every session at the identity server, as an administrator would. */
  endSessions: () => Promise<void>
  remove: () => Promise<void>
}

const { internal: identity, adminPassword } = settings.identityAdmin

const newEmail = () => `journey-${randomBytes(6).toString('hex')}@norlitz.example`

/**
 * Creates a user for one journey, so that no other session is affected. With the e-mail of a seeded member who has not
 * signed in yet, the user becomes that member. A person inside the company gets a second factor, unless others are given.
 */
export async function createTemporaryUser(
  roles: readonly string[] = [],
  email = newEmail(),
  secondFactors = secondFactorsFor(roles, email),
): Promise<TemporaryUser> {
  const password = randomBytes(12).toString('base64url')
  const created = await callAdmin('POST', '/users', {
    username: email,
    email,
    emailVerified: true,
    firstName: 'Jora',
    lastName: 'Nimmer',
    enabled: true,
    credentials: [{ type: 'password', value: password, temporary: false }, ...secondFactors],
  })
  const id = created.headers.get('location')?.split('/').at(-1) ?? ''
  const path = `/users/${id}`
  const realmRoles: { name: string }[] = await (await callAdmin('GET', '/roles?max=500')).json()
  const wanted = realmRoles.filter(({ name }) => roles.includes(name))
  if (wanted.length > 0) await callAdmin('POST', `${path}/role-mappings/realm`, wanted)
  return {
    id,
    email,
    password,
    revokeRoles: async () => void (await callAdmin('DELETE', `${path}/role-mappings/realm`, wanted)),
    disable: async () => void (await callAdmin('PUT', path, { enabled: false })),
    endSessions: async () => void (await callAdmin('POST', `${path}/logout`)),
    remove: async () => void (await callAdmin('DELETE', path)),
  }
}

/** People inside the company need a second factor; helpers that sign in use its code. */
function secondFactorsFor(roles: readonly string[], email: string): object[] {
  if (!isManagedInternally(roles)) return []
  const secret = newSecret()
  registerSecret(email, secret)
  return [oneTimeCode(secret)]
}

function newSecret(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  return [...randomBytes(32)].map((byte) => letters[byte % 32]).join('')
}

/** Creates a user of the content staff, with a second factor. */
export async function createTemporaryStaff(role: StaffRole): Promise<TemporaryUser & { oneTimeSecret: string }> {
  const oneTimeSecret = newSecret()
  const person = await createTemporaryUser([identityRoleOf(role)], newEmail(), [oneTimeCode(oneTimeSecret)])
  return { ...person, oneTimeSecret }
}

/** Whether the user still exists at the identity server. */
export async function userExists({ email }: Pick<TemporaryUser, 'email'>): Promise<boolean> {
  const found: unknown[] = await (await callAdmin('GET', `/users?exact=true&email=${encodeURIComponent(email)}`)).json()
  return found.length > 0
}

/** The names of the roles that the user has at the identity server. */
export async function rolesOfUser({ id }: TemporaryUser): Promise<string[]> {
  const roles: { name: string }[] = await (await callAdmin('GET', `/users/${id}/role-mappings/realm`)).json()
  return roles.map(({ name }) => name)
}

/** The types of the user's credentials, sorted. */
export async function credentialKinds({ id }: TemporaryUser): Promise<string[]> {
  return (await listCredentials(id)).map(({ type }) => type).sort()
}

export async function credentialIds({ id }: TemporaryUser): Promise<string[]> {
  return (await listCredentials(id)).map((credential) => credential.id)
}

async function listCredentials(personId: string): Promise<{ id: string; type: string }[]> {
  return (await callAdmin('GET', `/users/${personId}/credentials`)).json()
}

/** Removes a user that an aborted journey has left behind. */
export async function removeLeftOver(email: string): Promise<void> {
  const found = await callAdmin('GET', `/users?exact=true&email=${encodeURIComponent(email)}`)
  const people: { id: string }[] = await found.json()
  for (const { id } of people) await callAdmin('DELETE', `/users/${id}`)
}

/** Reads a resource of the running realm. */
export async function readIdentity(path: string): Promise<Record<string, unknown>> {
  return (await callAdmin('GET', path)).json()
}

async function callAdmin(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${identity}/admin/realms/alpha${path}`, {
    method,
    headers: { authorization: `Bearer ${await freshAdminToken()}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isGone = method === 'DELETE' && response.status === 404
  if (!response.ok && !isGone)
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
  return response
}

let adminSession = { token: '', until: 0 }

/** Renews the administrator's token, which is valid for a minute, because a journey may take longer. */
async function freshAdminToken(): Promise<string> {
  if (Date.now() > adminSession.until) adminSession = { token: await adminToken(), until: Date.now() + 30_000 }
  return adminSession.token
}

async function adminToken(): Promise<string> {
  const login = await fetch(`${identity}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'admin-cli',
      grant_type: 'password',
      username: 'admin',
      password: adminPassword,
    }),
  })
  const { access_token }: { access_token: string } = await login.json()
  return access_token
}

/** The required actions of the user's next login. */
export async function requiredActions({ id }: TemporaryUser): Promise<string[]> {
  const person: { requiredActions?: string[] } = await (await callAdmin('GET', `/users/${id}`)).json()
  return person.requiredActions ?? []
}
