import type { CompanyProvider } from '@ferrule/domain/company-sign-in/company-provider'
import { z } from 'zod'
import type { IdentityAdminClient } from '../identity-admin/identity-admin-client.ts'
import type { DirectoryOrganisations } from './directory-organisations.ts'

/** The identity provider of a company, and the domains for which it vouches. */
export type DirectoryProvider = {
  alias: string
  organisation: { alias: string; name: string }
  domains: readonly string[]
  isEnabled: boolean
  /** People of the domains cannot sign in with a password. */
  isRequired: boolean
  provider: CompanyProvider
  clientId: string
  /** Undefined: the identity server keeps the secret that it has. */
  clientSecret: string | undefined
}

export type DirectoryProviders = {
  /** Creates or changes a provider and links it to its organisation. */
  saveProvider: (provider: DirectoryProvider) => Promise<void>
  removeProvider: (alias: string) => Promise<void>
}

const organisation = z.looseObject({ domains: z.array(z.object({ name: z.string() })).default([]) })
const instance = z.looseObject({
  organizationId: z.string().optional(),
  config: z.record(z.string(), z.string()).default({}),
})

export function createProviders(
  client: IdentityAdminClient,
  { saveOrganisation }: Pick<DirectoryOrganisations, 'saveOrganisation'>,
): DirectoryProviders {
  const pathOf = (alias: string) => `/identity-provider/instances/${encodeURIComponent(alias)}`
  const setDomains = async (path: string, domains: readonly string[]) => {
    const before = organisation.parse(await client.read(path))
    const known = before.domains.map(({ name }) => name)
    if (known.toSorted().join() === domains.toSorted().join()) return
    await client.send('PUT', path, { ...before, domains: domains.map((name) => ({ name, verified: true })) })
  }
  return {
    saveProvider: async (saved) => {
      const { alias, domains } = saved
      const path = `/organizations/${encodeURIComponent(await saveOrganisation(saved.organisation))}`
      await setDomains(path, domains)
      const found = await client.read(pathOf(alias))
      const before = found === undefined ? undefined : instance.parse(found)
      // Without a new secret the answer contains a placeholder, which the identity server replaces by the one it has.
      const content = { ...before, ...toInstance(saved), config: { ...before?.config, ...toConfig(saved) } }
      if (before) await client.send('PUT', pathOf(alias), content)
      else await client.send('POST', '/identity-provider/instances', content)
      if (!before?.organizationId) await client.send('POST', `${path}/identity-providers`, alias)
    },
    removeProvider: (alias) => client.send('DELETE', pathOf(alias)),
  }
}

function toInstance({ alias, organisation: { name }, isEnabled }: DirectoryProvider) {
  return {
    alias,
    providerId: 'oidc',
    displayName: name,
    enabled: isEnabled,
    // The first login refuses addresses outside the domains of the company; see infra/identity/company-link-flow.ts.
    trustEmail: true,
    storeToken: false,
    addReadTokenRoleOnCreate: false,
    linkOnly: false,
    // The address leads to the provider: a list of companies on the login page would name our customers.
    hideOnLogin: true,
  }
}

function toConfig({ provider, clientId, clientSecret, isRequired }: DirectoryProvider): Record<string, string> {
  return {
    issuer: provider.issuer,
    authorizationUrl: provider.authorizationUrl,
    tokenUrl: provider.tokenUrl,
    jwksUrl: provider.keysUrl,
    useJwksUrl: 'true',
    validateSignature: 'true',
    clientId,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    clientAuthMethod: provider.clientAuthentication,
    defaultScope: 'openid profile email',
    // The token of the login contains the person; a second call could be answered by another server.
    disableUserInfo: 'true',
    pkceEnabled: 'true',
    pkceMethod: 'S256',
    syncMode: 'IMPORT',
    'ferrule.required': String(isRequired),
  }
}
