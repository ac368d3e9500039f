import { readFileSync } from 'node:fs'
import { languages } from '../../packages/domain/src/locales/language.ts'
import { demoPassword, otherRoles, people } from '../../seeds/src/people.ts'

export type RealmSettings = { edgeOrigin: string; smtpUrl: string; dataSecret: string }

const builtin = <Entry extends Record<string, unknown>>(name: string): Entry[] =>
  JSON.parse(readFileSync(new URL(`./builtin-${name}.json`, import.meta.url), 'utf8'))

/** Realm `alpha` as an import file: everything the identity server must know stands here, nothing is clicked. */
export function realm({ edgeOrigin, smtpUrl, dataSecret }: RealmSettings) {
  return {
    realm: 'alpha',
    displayName: 'Norlitz',
    enabled: true,
    sslRequired: 'external',
    loginTheme: 'ferrule',
    ...spokenLanguages,
    ...signInRules,
    browserSecurityHeaders: {
      // The portal renews silently in a hidden frame; nobody else may frame the login.
      contentSecurityPolicy: `frame-src 'self'; frame-ancestors 'self' ${edgeOrigin}; object-src 'none';`,
      xFrameOptions: '',
      xContentTypeOptions: 'nosniff',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      xRobotsTag: 'none',
    },
    smtpServer: {
      host: new URL(smtpUrl).hostname,
      port: new URL(smtpUrl).port,
      from: 'portal@norlitz.example',
      fromDisplayName: 'Norlitz',
    },
    roles: {
      realm: [...new Set([...people.flatMap((person) => person.roles), ...otherRoles])].map((name) => ({ name })),
    },
    defaultDefaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'roles'],
    defaultOptionalClientScopes: ['offline_access', 'organization'],
    // An import that lists scopes or actions loses the built-in ones, so they are listed too.
    clientScopes: [...builtin('client-scopes'), ...ownScopes],
    requiredActions: builtin<{ alias: string }>('required-actions'),
    clients: [portal(edgeOrigin), dataService(dataSecret)],
    users: people.map((person) => ({
      username: person.email,
      email: person.email,
      emailVerified: true,
      firstName: person.firstName,
      lastName: person.lastName,
      enabled: true,
      credentials: [{ type: 'password', value: demoPassword, temporary: false }],
      realmRoles: ['default-roles-alpha', ...person.roles],
    })),
  }
}

const spokenLanguages = {
  internationalizationEnabled: true,
  supportedLocales: ['en', 'de', 'fr', 'zh-CN', 'ja', 'es', 'pt-BR', 'cs', 'hu', 'ro', 'sk'],
  defaultLocale: 'en',
}

const signInRules = {
  organizationsEnabled: true,
  registrationAllowed: false,
  resetPasswordAllowed: true,
  rememberMe: true,
  loginWithEmailAllowed: true,
  registrationEmailAsUsername: true,
  bruteForceProtected: true,
  failureFactor: 5,
  waitIncrementSeconds: 60,
  maxFailureWaitSeconds: 900,
  passwordPolicy: 'length(12) and notUsername(undefined)',
  accessTokenLifespan: 300,
  ssoSessionIdleTimeout: 1800,
  ssoSessionMaxLifespan: 36000,
  revokeRefreshToken: true,
  refreshTokenMaxReuse: 0,
  webAuthnPolicyPasswordlessPasskeysEnabled: true,
  webAuthnPolicyPasswordlessRequireResidentKey: 'Yes',
  webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
  eventsEnabled: true,
  adminEventsEnabled: true,
}

const ownScopes = [
  {
    name: 'fr:idm:*',
    description: 'Asked for by the portal; carries nothing of its own',
    protocol: 'openid-connect',
    attributes: { 'include.in.token.scope': 'true', 'display.on.consent.screen': 'false' },
  },
  {
    name: 'portal-roles',
    protocol: 'openid-connect',
    attributes: { 'include.in.token.scope': 'false' },
    protocolMappers: [
      {
        name: 'flat roles',
        protocol: 'openid-connect',
        protocolMapper: 'oidc-usermodel-realm-role-mapper',
        config: {
          'claim.name': 'roles',
          'jsonType.label': 'String',
          multivalued: 'true',
          'id.token.claim': 'true',
          'access.token.claim': 'true',
          'userinfo.token.claim': 'true',
        },
      },
      {
        name: 'audience of the data service',
        protocol: 'openid-connect',
        protocolMapper: 'oidc-audience-mapper',
        config: { 'included.client.audience': 'portal-data', 'access.token.claim': 'true', 'id.token.claim': 'false' },
      },
    ],
  },
]

const portal = (origin: string) => ({
  clientId: 'kmx_uapp_login',
  name: 'Customer portal',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: true,
  standardFlowEnabled: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  fullScopeAllowed: true,
  rootUrl: origin,
  baseUrl: '/',
  redirectUris: [`${origin}/callback`, `${origin}/blank-callback`],
  webOrigins: [origin],
  attributes: {
    'pkce.code.challenge.method': 'S256',
    // A copied token is worth nothing without the key that stays in the browser that got it.
    'dpop.bound.access.tokens': 'true',
    'access.token.header.type.rfc9068': 'true',
    'use.refresh.tokens': 'true',
    // Written out, one by one: a wildcard would trust every address of ours that ever redirects.
    'post.logout.redirect.uris': languages.map((language) => `${origin}/${language}/mykomax/logout`).join('##'),
  },
  defaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'portal-roles'],
  optionalClientScopes: ['fr:idm:*', 'offline_access', 'organization'],
})

/** The audience of the portal's tokens. It signs nobody in; with its secret it asks whether a session still holds. */
const dataService = (secret: string) => ({
  clientId: 'portal-data',
  name: 'Data service',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: false,
  standardFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
  clientAuthenticatorType: 'client-secret',
  secret,
})
