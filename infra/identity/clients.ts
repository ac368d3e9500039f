import { languages } from '../../packages/domain/src/locales/language.ts'
import { secondFactorLevel } from '../../packages/domain/src/publishing/staff-identity.ts'
import { levels } from './second-factor-flow.ts'
import { signedJwtOf } from './signed-jwt.ts'

/** Unused grant types, disabled explicitly because some are enabled by default. */
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
    // A stolen token is useless without the private key, which never leaves the browser.
    'dpop.bound.access.tokens': 'true',
    'access.token.header.type.rfc9068': 'true',
    'use.refresh.tokens': 'true',
    // Listed one by one: a wildcard would allow any address of ours, including open redirects.
    'post.logout.redirect.uris': languages.map((language) => `${origin}/${language}/mykomax/logout`).join('##'),
  },
  defaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'portal-roles'],
  // No offline access: its tokens would outlive the longest session.
  optionalClientScopes: ['fr:idm:*', 'organization'],
})

/** The client for staff of the content service. It is confidential: only its server has the key and gets tokens. */
export const contentAdminClient = (origin: string, privateKey: string) => ({
  clientId: 'content-admin',
  name: 'Content admin',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: false,
  clientAuthenticatorType: 'client-jwt',
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
    ...signedJwtOf(privateKey),
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
 * The audience of the portal's tokens. It has no login; with its key it introspects tokens, and manages accounts with
 * the rights of its service account below.
 */
export const dataServiceClient = (privateKey: string) => ({
  clientId: 'portal-data',
  name: 'Data service',
  enabled: true,
  protocol: 'openid-connect',
  publicClient: false,
  standardFlowEnabled: false,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: true,
  clientAuthenticatorType: 'client-jwt',
  redirectUris: [],
  webOrigins: [],
  attributes: {
    ...otherGrantsOff,
    ...signedJwtOf(privateKey),
    'client_credentials.use_refresh_token': 'false',
  },
})

/**
 * The rights of the data service at the identity server: it manages users, organisations and the sign-in of companies,
 * but not the realm. It reads the realm only to list the members of a role, by which it finds roles that were given or
 * taken by hand.
 */
export const dataServiceRights = ['manage-users', 'manage-organizations', 'manage-identity-providers', 'view-realm']

/**
 * Keycloak's own consoles and command line. The portal has its own account pages with stricter rules: in these clients
 * an employee could change data that the company directory manages, and a password alone would get a token.
 */
export const disabledClients = ['account', 'account-console', 'admin-cli', 'security-admin-console']
