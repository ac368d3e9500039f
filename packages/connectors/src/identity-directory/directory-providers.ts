import type { CompanyProvider } from '@ferrule/domain/company-sign-in/company-provider'
import { toRedirectUri, toSamlEntityId } from '@ferrule/domain/company-sign-in/company-sign-in'
import type { SamlProvider } from '@ferrule/domain/company-sign-in/saml-provider'
import { z } from 'zod'
import type { IdentityAdminClient } from '../identity-admin/identity-admin-client.ts'
import type { DirectoryOrganisations } from './directory-organisations.ts'
import { toNameMappers, toSamlConfig } from './saml-config.ts'

/** The identity provider of a company, and the domains for which it vouches. */
export type DirectoryProvider = {
  alias: string
  organisation: { alias: string; name: string }
  domains: readonly string[]
  isEnabled: boolean
  /** People of the domains cannot sign in with a password. */
  isRequired: boolean
} & (OidcConnection | SamlConnection)

type OidcConnection = {
  protocol: 'oidc'
  provider: CompanyProvider
  clientId: string
  /** Undefined: the identity server keeps the secret that it has. */
  clientSecret: string | undefined
}

type SamlConnection = { protocol: 'saml'; provider: SamlProvider }

export type DirectoryProviders = {
  /** Creates or changes a provider and links it to its organisation. */
  saveProvider: (provider: DirectoryProvider) => Promise<void>
  removeProvider: (alias: string) => Promise<void>
}

const organisation = z.looseObject({ domains: z.array(z.object({ name: z.string() })).default([]) })
const instance = z.looseObject({
  providerId: z.string().optional(),
  organizationId: z.string().optional(),
  config: z.record(z.string(), z.string()).default({}),
})
const mappers = z.array(z.object({ name: z.string() })).default([])

export function createProviders(
  client: IdentityAdminClient,
  { saveOrganisation, issuer }: Pick<DirectoryOrganisations, 'saveOrganisation'> & { issuer: string },
): DirectoryProviders {
  const pathOf = (alias: string) => `/identity-provider/instances/${encodeURIComponent(alias)}`
  const setDomains = async (path: string, domains: readonly string[]) => {
    const before = organisation.parse(await client.read(path))
    const known = before.domains.map(({ name }) => name)
    if (known.toSorted().join() === domains.toSorted().join()) return
    await client.send('PUT', path, { ...before, domains: domains.map((name) => ({ name, verified: true })) })
  }
  /** A provider of another protocol is removed, because the identity server cannot change it. */
  const findInstance = async ({ alias, protocol }: DirectoryProvider) => {
    const found = await client.read(pathOf(alias))
    if (found === undefined) return undefined
    const before = instance.parse(found)
    if (before.providerId === undefined || before.providerId === protocol) return before
    await client.send('DELETE', pathOf(alias))
    return undefined
  }
  /** A run that failed after it created the provider leaves some mappers out: each later run adds them. */
  const addNameMappers = async (alias: string) => {
    const path = `${pathOf(alias)}/mappers`
    const known = mappers.parse(await client.read(path)).map(({ name }) => name)
    for (const mapper of toNameMappers(alias)) if (!known.includes(mapper.name)) await client.send('POST', path, mapper)
  }
  return {
    saveProvider: async (saved) => {
      const { alias, domains } = saved
      const path = `/organizations/${encodeURIComponent(await saveOrganisation(saved.organisation))}`
      await setDomains(path, domains)
      const before = await findInstance(saved)
      // Without a new secret the answer contains a placeholder, which the identity server replaces by the one it has.
      const content = { ...before, ...toInstance(saved), config: { ...before?.config, ...toConfig(saved, issuer) } }
      if (before) await client.send('PUT', pathOf(alias), content)
      else await client.send('POST', '/identity-provider/instances', content)
      if (saved.protocol === 'saml') await addNameMappers(alias)
      if (!before?.organizationId) await client.send('POST', `${path}/identity-providers`, alias)
    },
    removeProvider: (alias) => client.send('DELETE', pathOf(alias)),
  }
}

function toInstance({ alias, organisation: { name }, isEnabled, protocol }: DirectoryProvider) {
  return {
    alias,
    providerId: protocol,
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

function toConfig(saved: DirectoryProvider, issuer: string): Record<string, string> {
  const redirectUri = toRedirectUri(issuer, saved.alias)
  const config =
    saved.protocol === 'oidc' ? toOidcConfig(saved) : toSamlConfig(saved.provider, toSamlEntityId(redirectUri))
  return { ...config, syncMode: 'IMPORT', 'ferrule.required': String(saved.isRequired) }
}

function toOidcConfig({ provider, clientId, clientSecret }: OidcConnection): Record<string, string> {
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
  }
}
