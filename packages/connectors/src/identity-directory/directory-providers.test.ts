import { beforeEach, expect, test } from 'vitest'
import { createProviders } from './directory-providers.ts'

type Sent = { method: string; path: string; body: unknown }

let stored: Record<string, unknown> = {}
let sent: Sent[] = []
const client = {
  read: async (path: string) => stored[path],
  send: async (method: string, path: string, body?: unknown) => void sent.push({ method, path, body }),
}
const { saveProvider, removeProvider } = createProviders(client, {
  saveOrganisation: async () => 'o1',
  issuer: 'https://id.example/realms/alpha',
})
const instance = '/identity-provider/instances/company-105260'
const issuer = 'https://login.brenner.example'
const brenner = {
  alias: 'company-105260',
  organisation: { alias: '105260', name: 'Brenner' },
  domains: ['brenner.example'],
  isEnabled: true,
  isRequired: false,
  protocol: 'oidc' as const,
  provider: {
    issuer,
    authorizationUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    keysUrl: `${issuer}/keys`,
    logoutUrl: null,
    clientAuthentication: 'client_secret_basic' as const,
  },
  clientId: 'portal',
  clientSecret: 'secret',
}

beforeEach(() => {
  sent = []
  stored = { '/organizations/o1': { id: 'o1', name: 'Brenner', attributes: { ferrule: ['105260'] } } }
})

test('a new provider is created hidden, checks signatures, and is linked to its organisation with its domains', async () => {
  await saveProvider(brenner)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /organizations/o1',
    'POST /identity-provider/instances',
    'POST /organizations/o1/identity-providers',
  ])
  expect(sent[0]?.body).toMatchObject({
    attributes: { ferrule: ['105260'] },
    domains: [{ name: 'brenner.example', verified: true }],
  })
  expect(sent[1]?.body).toMatchObject({
    alias: 'company-105260',
    hideOnLogin: true,
    enabled: true,
    config: {
      issuer,
      validateSignature: 'true',
      pkceMethod: 'S256',
      clientSecret: 'secret',
      'ferrule.required': 'false',
    },
  })
  expect(sent[2]?.body).toBe('company-105260')
})

test('a change without a secret keeps the one of the identity server, and links nothing twice', async () => {
  stored['/organizations/o1'] = { id: 'o1', domains: [{ name: 'brenner.example', verified: true }] }
  stored[instance] = { internalId: 'i', organizationId: 'o1', config: { clientSecret: '**********', guiOrder: '1' } }
  await saveProvider({ ...brenner, clientSecret: undefined, isRequired: true })
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${instance}`])
  expect(sent[0]?.body).toMatchObject({
    internalId: 'i',
    config: { clientSecret: '**********', guiOrder: '1', 'ferrule.required': 'true' },
  })
})

const saml = {
  ...brenner,
  protocol: 'saml' as const,
  provider: {
    issuer: 'https://idp.brenner.example',
    signOnUrl: 'https://idp.brenner.example/sso',
    usesPost: true,
    wantsSignedRequests: false,
    certificates: ['MIIC', 'MIID'],
    metadataUrl: null,
  },
}

test('a SAML provider replaces one of OpenID Connect, checks signatures, and reads the name of a person', async () => {
  stored['/organizations/o1'] = { id: 'o1', domains: [{ name: 'brenner.example', verified: true }] }
  stored[instance] = { internalId: 'i', providerId: 'oidc', organizationId: 'o1', config: { clientSecret: '***' } }
  await saveProvider(saml)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE ${instance}`,
    'POST /identity-provider/instances',
    ...Array.from({ length: 6 }, () => `POST ${instance}/mappers`),
    'POST /organizations/o1/identity-providers',
  ])
  expect(sent[1]?.body).toMatchObject({
    providerId: 'saml',
    config: {
      idpEntityId: 'https://idp.brenner.example',
      entityId: 'https://id.example/realms/alpha/broker/company-105260/endpoint/descriptor',
      validateSignature: 'true',
      signingCertificate: 'MIIC,MIID',
    },
  })
  expect(JSON.stringify(sent[1]?.body)).not.toContain('clientSecret')
})

test('a change of a SAML provider adds the mappers that a failed creation left out', async () => {
  stored['/organizations/o1'] = { id: 'o1', domains: [{ name: 'brenner.example', verified: true }] }
  stored[instance] = { internalId: 'i', providerId: 'saml', organizationId: 'o1', config: {} }
  stored[`${instance}/mappers`] = [{ name: 'firstName 1' }, { name: 'firstName 2' }, { name: 'lastName 1' }]
  await saveProvider(saml)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT ${instance}`,
    ...Array.from({ length: 3 }, () => `POST ${instance}/mappers`),
  ])
  expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
    { name: 'firstName 3' },
    { name: 'lastName 2' },
    { name: 'lastName 3' },
  ])
})

test('a provider is removed by its alias', async () => {
  await removeProvider('company-105260')
  expect(sent).toEqual([{ method: 'DELETE', path: instance, body: undefined }])
})
