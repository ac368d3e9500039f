import type { Language } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import {
  createIdentityAdminClient,
  type IdentityAdminSettings,
  IdentityRefusal,
} from '../identity-admin/identity-admin-client.ts'
import { toIdentityLocale } from '../identity-admin/identity-locale.ts'
import { createOrganisations, type DirectoryOrganisations } from './directory-organisations.ts'

export type DirectoryPerson = {
  email: string
  firstName: string
  lastName: string
  language: Language
  password: string
}

/** People, their roles and their organisations at the identity server. Every method can be repeated. */
export type IdentityDirectory = DirectoryOrganisations & {
  /** The id of the account with an address. */
  findPersonId: (email: string) => Promise<string | undefined>
  /**
   * Creates an account whose address is verified. Returns its id, `exists`, or `password-refused` if the password
   * breaks a rule of the identity server.
   */
  createPerson: (person: DirectoryPerson) => Promise<{ id: string } | 'exists' | 'password-refused'>
  /** The roles given directly; undefined if the account does not exist. */
  findRoles: (personId: string) => Promise<string[] | undefined>
  /** Ids of the accounts with a role, page by page; an empty page is the last. */
  listRoleMembers: (role: string, page: { first: number; max: number }) => Promise<string[]>
  changeRoles: (personId: string, change: { add: readonly string[]; remove: readonly string[] }) => Promise<void>
}

const people = z.array(z.object({ id: z.string() }))
const roles = z.array(z.looseObject({ name: z.string() }))

export function createIdentityDirectory(settings: IdentityAdminSettings): IdentityDirectory {
  const client = createIdentityAdminClient(settings)
  const pathOf = (personId: string) => `/users/${encodeURIComponent(personId)}`

  const findPersonId = async (email: string) => {
    const found = people.parse(
      (await client.read(`/users?${new URLSearchParams({ exact: 'true', email }).toString()}`)) ?? [],
    )
    return found[0]?.id
  }
  const createPerson: IdentityDirectory['createPerson'] = async (person) => {
    const { email, firstName, lastName, language, password } = person
    try {
      await client.send('POST', '/users', {
        username: email,
        email,
        // The invite proves that the person reads mails to this address.
        emailVerified: true,
        enabled: true,
        firstName,
        lastName,
        attributes: { locale: [toIdentityLocale(language)] },
        credentials: [{ type: 'password', value: password, temporary: false }],
      })
    } catch (error) {
      if (error instanceof IdentityRefusal && error.status === 409) return 'exists'
      if (error instanceof IdentityRefusal && error.status === 400) return 'password-refused'
      throw error
    }
    const id = await findPersonId(email)
    if (id === undefined) throw new Error('created account not found')
    return { id }
  }
  const findRoles = async (personId: string) => {
    const given = await client.read(`${pathOf(personId)}/role-mappings/realm`)
    return given === undefined ? undefined : roles.parse(given).map(({ name }) => name)
  }
  return {
    ...createOrganisations(client),
    findPersonId,
    createPerson,
    findRoles,
    listRoleMembers: async (role, { first, max }) => {
      const query = new URLSearchParams({ first: String(first), max: String(max), briefRepresentation: 'true' })
      const members = await client.read(`/roles/${encodeURIComponent(role)}/users?${query.toString()}`)
      return people.parse(members ?? []).map(({ id }) => id)
    },
    changeRoles: async (personId, { add, remove }) => {
      const path = `${pathOf(personId)}/role-mappings/realm`
      // The list of available roles contains their ids, so that the service account needs no right to read the realm.
      const available = add.length > 0 ? roles.parse((await client.read(`${path}/available`)) ?? []) : []
      const given = remove.length > 0 ? roles.parse((await client.read(path)) ?? []) : []
      const added = available.filter(({ name }) => add.includes(name))
      const removed = given.filter(({ name }) => remove.includes(name))
      // Removed first: if the second call fails, the person has too little and not too much.
      if (removed.length > 0) await client.send('DELETE', path, removed)
      if (added.length > 0) await client.send('POST', path, added)
    },
  }
}
