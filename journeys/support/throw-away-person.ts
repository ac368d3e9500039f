import { randomBytes } from 'node:crypto'
import { identityRoleOf } from '@ferrule/domain/publishing/staff-identity'
import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { oneTimeCode } from '../../infra/identity/realm.ts'
import { settings } from './settings.ts'

export type ThrowAwayPerson = {
  id: string
  email: string
  password: string
  /** Takes the roles away that the person was given. */
  takeRoles: () => Promise<void>
  disable: () => Promise<void>
  /** Ends every session at the identity server, as an administrator would. */
  endSessions: () => Promise<void>
  remove: () => Promise<void>
}

const { internal: identity, adminPassword } = settings.identityAdmin

const newEmail = () => `journey-${randomBytes(6).toString('hex')}@norlitz.example`

/**
 * Somebody whom only one journey knows, so that nobody else's session suffers from it. With the address of a member
 * who has not signed in yet it is that member.
 */
export async function createThrowAwayPerson(
  roles: readonly string[] = [],
  email = newEmail(),
  secondFactors: object[] = [],
): Promise<ThrowAwayPerson> {
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
  const known: { name: string }[] = await (await callAdmin('GET', '/roles?max=500')).json()
  const wanted = known.filter(({ name }) => roles.includes(name))
  if (wanted.length > 0) await callAdmin('POST', `${path}/role-mappings/realm`, wanted)
  return {
    id,
    email,
    password,
    takeRoles: async () => void (await callAdmin('DELETE', `${path}/role-mappings/realm`, wanted)),
    disable: async () => void (await callAdmin('PUT', path, { enabled: false })),
    endSessions: async () => void (await callAdmin('POST', `${path}/logout`)),
    remove: async () => void (await callAdmin('DELETE', path)),
  }
}

/** Somebody of the content service's staff, with an app that makes codes. */
export async function createThrowAwayStaff(role: StaffRole): Promise<ThrowAwayPerson & { oneTimeSecret: string }> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const oneTimeSecret = [...randomBytes(32)].map((byte) => letters[byte % 32]).join('')
  const person = await createThrowAwayPerson([identityRoleOf(role)], newEmail(), [oneTimeCode(oneTimeSecret)])
  return { ...person, oneTimeSecret }
}

/** Whether the identity server still knows the person. */
export async function isKnown({ email }: ThrowAwayPerson): Promise<boolean> {
  const found: unknown[] = await (await callAdmin('GET', `/users?exact=true&email=${encodeURIComponent(email)}`)).json()
  return found.length > 0
}

/** What the person can sign in with, by its kind. */
export async function credentialKinds({ id }: ThrowAwayPerson): Promise<string[]> {
  return (await listCredentials(id)).map(({ type }) => type).sort()
}

export async function credentialIds({ id }: ThrowAwayPerson): Promise<string[]> {
  return (await listCredentials(id)).map((credential) => credential.id)
}

async function listCredentials(personId: string): Promise<{ id: string; type: string }[]> {
  return (await callAdmin('GET', `/users/${personId}/credentials`)).json()
}

/** What a journey that broke off has left under an address that the next one needs. */
export async function removeLeftOver(email: string): Promise<void> {
  const found = await callAdmin('GET', `/users?exact=true&email=${encodeURIComponent(email)}`)
  const people: { id: string }[] = await found.json()
  for (const { id } of people) await callAdmin('DELETE', `/users/${id}`)
}

/** Anything of the realm as it runs. */
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
    throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`)
  return response
}

let known = { token: '', until: 0 }

/** The administrator's token lives for a minute only, and a journey may take longer. */
async function freshAdminToken(): Promise<string> {
  if (Date.now() > known.until) known = { token: await adminToken(), until: Date.now() + 30_000 }
  return known.token
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

/** What the person must do at the next login. */
export async function requiredActions({ id }: ThrowAwayPerson): Promise<string[]> {
  const person: { requiredActions?: string[] } = await (await callAdmin('GET', `/users/${id}`)).json()
  return person.requiredActions ?? []
}
