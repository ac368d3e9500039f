import type { DirectoryPerson } from '@ferrule/connectors/identity-directory/directory-accounts'
import type {
  DirectoryOrganisation,
  DirectoryOrganisations,
} from '@ferrule/connectors/identity-directory/directory-organisations'
import type { DirectoryProvider, DirectoryProviders } from '@ferrule/connectors/identity-directory/directory-providers'
import type { IdentityDirectory } from '@ferrule/connectors/identity-directory/identity-directory'

type Account = { email: string; roles: Set<string>; organisations: Set<string> }

/** A fake directory of the identity server in memory, which can be down. */
export function fakeDirectory() {
  const accounts = new Map<string, Account>()
  const organisations: Organisations = new Map()
  const providers = new Map<string, DirectoryProvider>()
  const state: State = { isDown: false, refusedOrganisation: '' }
  const check = () => {
    if (state.isDown) throw new Error('identity server is down')
  }
  const add = (id: string, email: string, roles: string[] = []) =>
    accounts.set(id, { email, roles: new Set(roles), organisations: new Set() })
  const directory: IdentityDirectory = {
    findPersonId: async (email) => {
      check()
      return [...accounts].find(([, account]) => account.email === email)?.[0]
    },
    createPerson: async ({ email, password }: DirectoryPerson) => {
      check()
      if ([...accounts.values()].some((account) => account.email === email)) return 'exists'
      if (password.length < 12) return 'password-refused'
      const id = `account-of-${email}`
      add(id, email)
      return { id }
    },
    ensurePerson: async ({ email }) => {
      check()
      const known = [...accounts].find(([, account]) => account.email === email)?.[0]
      if (known !== undefined) return known
      add(`account-of-${email}`, email)
      return `account-of-${email}`
    },
    findRoles: async (id) => {
      check()
      const account = accounts.get(id)
      return account && [...account.roles]
    },
    listRoleMembers: async (role, { after, max }) => {
      check()
      const members = [...accounts].filter(([, account]) => account.roles.has(role)).map(([id]) => id)
      return members
        .filter((id) => id > after)
        .toSorted()
        .slice(0, max)
    },
    changeRoles: async (id, change) => {
      check()
      for (const role of change.add) accounts.get(id)?.roles.add(role)
      for (const role of change.remove) accounts.get(id)?.roles.delete(role)
    },
    ...fakeOrganisations({ accounts, organisations, state }, check),
    ...fakeProviders(providers, check),
  }
  return { directory, accounts, organisations, providers, state, add }
}

type Organisations = Map<string, DirectoryOrganisation>
type State = { isDown: boolean; refusedOrganisation: string }

function fakeOrganisations(
  { accounts, organisations, state }: { accounts: Map<string, Account>; organisations: Organisations; state: State },
  check: () => void,
): DirectoryOrganisations {
  return {
    listAllOrganisations: async () => [...organisations.values()],
    saveOrganisation: async ({ alias, name }) => {
      check()
      organisations.set(alias, { id: alias, alias, name })
      return alias
    },
    renameOrganisation: async ({ id, alias, name }) => {
      check()
      if (state.refusedOrganisation === alias) throw new Error('the name is taken')
      organisations.set(alias, { id, alias, name })
    },
    listOrganisations: async (id) =>
      [...(accounts.get(id)?.organisations ?? [])].flatMap((alias) => organisations.get(alias) ?? []),
    addMember: async (organisation, id) => void accounts.get(id)?.organisations.add(organisation),
    removeMember: async (organisation, id) => void accounts.get(id)?.organisations.delete(organisation),
  }
}

function fakeProviders(providers: Map<string, DirectoryProvider>, check: () => void): DirectoryProviders {
  return {
    saveProvider: async (provider) => {
      check()
      const before = providers.get(provider.alias)
      const keepsSecret = provider.protocol === 'oidc' && provider.clientSecret === undefined
      const clientSecret = before?.protocol === 'oidc' ? before.clientSecret : undefined
      providers.set(provider.alias, keepsSecret ? { ...provider, clientSecret } : provider)
    },
    removeProvider: async (alias) => {
      check()
      providers.delete(alias)
    },
  }
}
