import { languages } from '../../packages/domain/src/locales/language.ts'
import { secondFactorLevel } from '../../packages/domain/src/publishing/staff-identity.ts'
import { levels } from './second-factor-flow.ts'

/** Ways to a token that nobody here uses; each is said out loud, because what is left out may be on by default. */
const otherGrantsOff = {
  'oauth2.device.authorization.grant.enabled': 'false',
  'oidc.ciba.grant.enabled': 'false',
  'standard.token.exchange.enabled': 'false',
  'oauth2.jwt.authorization.grant.enabled': 'false',
}

export const portalClient = (origin: string) => ({
  clientId: 'kmx_uapp_login',
  name: 'Customer portal',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: true,
  standardFlowEnabled: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
  fullScopeAllowed: true,
  rootUrl: origin,
  baseUrl: '/en/mykomax',
  redirectUris: [`${origin}/callback`, `${origin}/blank-callback`],
  webOrigins: [origin],
  attributes: {
    ...otherGrantsOff,
    'pkce.code.challenge.method': 'S256',
    // A copied token is worth nothing without the key that stays in the browser that got it.
    'dpop.bound.access.tokens': 'true',
    'access.token.header.type.rfc9068': 'true',
    'use.refresh.tokens': 'true',
    // Written out, one by one: a wildcard would trust every address of ours that ever redirects.
    'post.logout.redirect.uris': languages.map((language) => `${origin}/${language}/mykomax/logout`).join('##'),
  },
  defaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'portal-roles'],
  // No offline access: its tokens would outlive the longest session.
  optionalClientScopes: ['fr:idm:*', 'organization'],
})

/** Staff of the content service sign in here; only its server, which knows the secret, gets their tokens. */
export const contentAdminClient = (origin: string, secret: string) => ({
  clientId: 'content-admin',
  name: 'Content admin',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: false,
  clientAuthenticatorType: 'client-secret',
  secret,
  standardFlowEnabled: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
  fullScopeAllowed: true,
  rootUrl: origin,
  baseUrl: '/admin',
  redirectUris: [`${origin}/api/users/sign-in/callback`],
  webOrigins: [],
  attributes: {
    ...otherGrantsOff,
    'pkce.code.challenge.method': 'S256',
    'use.refresh.tokens': 'true',
    'acr.loa.map': JSON.stringify(levels),
    'default.acr.values': secondFactorLevel,
    'minimum.acr.value': secondFactorLevel,
  },
  defaultClientScopes: ['basic', 'acr', 'profile', 'email', 'staff-roles'],
  optionalClientScopes: [],
})

/**
 * The audience of the portal's tokens. It signs nobody in; with its secret it asks whether a session still holds, and
 * looks after people's accounts with the rights of its service account below.
 */
export const dataServiceClient = (secret: string) => ({
  clientId: 'portal-data',
  name: 'Data service',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: false,
  standardFlowEnabled: false,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: true,
  clientAuthenticatorType: 'client-secret',
  secret,
  redirectUris: [],
  webOrigins: [],
  attributes: { ...otherGrantsOff, 'client_credentials.use_refresh_token': 'false' },
})

/** What the data service may do at the identity server: look after people, and nothing of the realm itself. */
export const dataServiceRights = ['manage-users']

/**
 * The identity server's own screens and its command line. The portal does all of this itself, with its rules: there an
 * employee could change what the company directory manages, and a password alone would get a token.
 */
export const switchedOffClients = ['account-console', 'admin-cli', 'security-admin-console']
