import { z } from 'zod'
import { createIdentityAdminClient, type IdentityAdminSettings } from '../identity-admin/identity-admin-client.ts'
import { createAccounts, type DirectoryAccounts } from './directory-accounts.ts'
import { createOrganisations, type DirectoryOrganisations } from './directory-organisations.ts'
import { createProviders, type DirectoryProviders } from './directory-providers.ts'

/** People, their roles and their organisations at the identity server. Every method can be repeated. */
export type IdentityDirectory = DirectoryAccounts &
  DirectoryOrganisations &
  DirectoryProviders & {
    /** The roles given directly; undefined if the account does not exist. */
    findRoles: (personId: string) => Promise<string[] | undefined>
    /** Ids of the accounts with a role, in ascending order after an id. */
    listRoleMembers: (role: string, page: { after: string; max: number }) => Promise<string[]>
    changeRoles: (personId: string, change: { add: readonly string[]; remove: readonly string[] }) => Promise<void>
  }

const ids = z.array(z.string())
const roles = z.array(z.looseObject({ name: z.string() }))

export function createIdentityDirectory(settings: IdentityAdminSettings): IdentityDirectory {
  const client = createIdentityAdminClient(settings)
  const pathOf = (personId: string) => `/users/${encodeURIComponent(personId)}`

  const findRoles = async (personId: string) => {
    const given = await client.read(`${pathOf(personId)}/role-mappings/realm`)
    return given === undefined ? undefined : roles.parse(given).map(({ name }) => name)
  }
  const organisations = createOrganisations(client)
  return {
    ...createAccounts(client),
    ...organisations,
    ...createProviders(client, { ...organisations, issuer: settings.issuer }),
    findRoles,
    listRoleMembers: async (role, { after, max }) => {
      const query = new URLSearchParams({ after, max: String(max) })
      // Without the role or our provider there is no list; an empty one would make all accesses look withdrawn.
      return ids.parse(await client.read(`/role-members/${encodeURIComponent(role)}?${query.toString()}`))
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
