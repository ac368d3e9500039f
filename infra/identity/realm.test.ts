import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { internalRoles, isManagedInternally } from '../../packages/domain/src/accounts/account-change.ts'
import { serviceRoles } from '../../packages/domain/src/portal-services/services-of-roles.ts'
import { managedIdentityRoles } from '../../packages/domain/src/user-admin/application-roles.ts'
import { contentStaff } from '../../seeds/src/content-staff.ts'
import { demoPassword, people } from '../../seeds/src/people.ts'
import { dataServiceRights, disabledClients } from './clients.ts'
import { portalLoginFlow } from './portal-login-flow.ts'
import { companyLinkFlow } from './company-link-flow.ts'
import { flatten } from './reconcile-flow.ts'
import { realm } from './realm.ts'
import { readRealmSettings } from './realm-settings.ts'
import { resetPasswordFlow } from './reset-password-flow.ts'
import { secondFactorFlow } from './second-factor-flow.ts'

const origin = 'http://www.norlitz.localhost:8080'
const contentOrigin = 'http://cms.norlitz.localhost:8082'
const settings = { ...readRealmSettings(exampleSettings()), edgeOrigin: origin, contentOrigin, demoPeople: true }
const alpha = realm(settings)
const [portal, dataService, contentAdmin] = alpha.clients

test('the portal redirects to two addresses of our host only, without wildcards', () => {
  expect(portal).toMatchObject({
    redirectUris: [`${origin}/callback`, `${origin}/blank-callback`],
    webOrigins: [origin],
  })
  const afterLogout = portal?.attributes && 'post.logout.redirect.uris' in portal.attributes
  expect(afterLogout).toBe(true)
  const addresses = JSON.stringify(alpha.clients).match(/https?:\/\/[^"#]+/g) ?? []
  expect(addresses.filter((address) => ![origin, contentOrigin].includes(new URL(address).origin))).toEqual([])
  expect(addresses.filter((address) => address.includes('*'))).toEqual([])
  expect(dataService).toMatchObject({ redirectUris: [], webOrigins: [] })
})

test.each([
  ['Norlitz <portal@norlitz.localhost>', 'Norlitz'],
  ['portal@norlitz.localhost', 'www.norlitz.localhost'],
])('with mails from %s, the login page and passkeys name %s', (mailFrom, name) => {
  expect(realm({ ...settings, mailFrom })).toMatchObject({
    displayName: name,
    webAuthnPolicyPasswordlessRpEntityName: name,
  })
})

test("the portal's tokens are bound to a key (DPoP), and its codes to a challenge (PKCE)", () => {
  expect(portal).toMatchObject({
    publicClient: true,
    attributes: { 'dpop.bound.access.tokens': 'true', 'pkce.code.challenge.method': 'S256' },
  })
})

test('the content admin has one redirect address, a key, PKCE and a second factor (C3)', () => {
  expect(contentAdmin).toMatchObject({
    redirectUris: [`${contentOrigin}/api/users/sign-in/callback`],
    webOrigins: [],
    publicClient: false,
    attributes: { 'pkce.code.challenge.method': 'S256', 'minimum.acr.value': 'second-factor' },
  })
})

test('every role that user administration gives exists, and no role contains another one [A6]', () => {
  const names = alpha.roles.realm.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...managedIdentityRoles]))
  expect(alpha.roles.realm.filter((role) => 'composites' in role)).toEqual([])
  expect(alpha).not.toHaveProperty('groups')
})

test('a portal session does not replace the second factor, and staff without one must set one up (C3)', () => {
  const steps = flatten(secondFactorFlow.steps)
  expect(steps.map(({ provider }) => provider)).not.toContain('auth-cookie')
  expect(steps.filter(({ requirement }) => requirement === 'REQUIRED').at(-1)?.provider).toBe('auth-otp-form')
})

test('a password reset asks for an existing second factor after the mail, and never changes it [O18]', () => {
  const providers = flatten(resetPasswordFlow.steps).map(({ provider }) => provider)
  expect(providers).toEqual([
    'reset-credentials-choose-user',
    'reset-credential-email',
    'second factor before a new password',
    'conditional-user-configured',
    'auth-otp-form',
    'auth-recovery-authn-code-form',
    'webauthn-authenticator-passwordless',
    'company-required',
    'reset-password',
  ])
})

test('staff with a passkey cannot sign in with the password alone and add an app [O18]', () => {
  const [, secondFactor] = secondFactorFlow.steps
  const existing = secondFactor?.steps.find(({ provider }) => provider === 'second factor that is there')
  expect(JSON.stringify(existing)).toContain('"provider":"webauthn-authenticator-passwordless"')
})

test.each(internalRoles)(
  'a holder of %s needs a second factor for the portal, and adds one at the first login [O25]',
  (role) => {
    const [, form] = portalLoginFlow.steps
    const group = form?.steps?.find(({ provider }) => provider === `second factor of ${role}`)
    expect(group).toMatchObject({ requirement: 'CONDITIONAL' })
    const steps = flatten(group?.steps ?? [])
    expect(steps[0]).toMatchObject({ provider: 'conditional-user-role', config: { condUserRole: role } })
    expect(steps.at(-1)).toMatchObject({ provider: 'auth-otp-form', requirement: 'REQUIRED' })
    expect(alpha.roles.realm).toContainEqual({ name: role })
  },
)

test('demo people inside the company have a second factor [O25]', () => {
  const without = alpha.users.filter(({ credentials }) => credentials.every(({ type }) => type !== 'otp'))
  expect(without.filter(({ realmRoles }) => isManagedInternally(realmRoles))).toEqual([])
  expect(without).toHaveLength(people.filter(({ roles }) => !isManagedInternally(roles)).length)
})

test('browsers report violations of the policy of the login page to the website [X9]', () => {
  expect(alpha.browserSecurityHeaders.contentSecurityPolicy).toContain(`; report-uri ${origin}/api/reports;`)
})

test('people get a mail about each new credential [O19]', () => {
  expect(alpha.eventsListeners).toContain('email')
  // Other events would let strangers send mails, for example by failed logins.
  for (const start of ['../local/start/keycloak.sh', '../deploy/compose.yaml'])
    expect(readFileSync(new URL(start, import.meta.url), 'utf8')).toContain(
      '--spi-events-listener--email--include-events=UPDATE_CREDENTIAL ',
    )
})

test.each(['portal-data', 'content-admin'])('%s authenticates with a key that only it has [O23]', (clientId) => {
  const client = alpha.clients.find((one) => one.clientId === clientId)
  expect(client).toMatchObject({ clientAuthenticatorType: 'client-jwt', publicClient: false })
  expect(client).not.toHaveProperty('secret')
  const attributes: Record<string, string> = client?.attributes ?? {}
  expect(JSON.parse(attributes['jwks.string'] ?? '')).toEqual({
    keys: [{ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String), alg: 'EdDSA', use: 'sig' }],
  })
})

test('the clients of Keycloak itself are off [O23]', () => {
  expect(disabledClients).toEqual(['account', 'account-console', 'admin-cli', 'security-admin-console'])
})

test.each(alpha.clients)(
  '$clientId issues no token by implicit flow, password, device, back channel or exchange',
  (client) => {
    expect(client).toMatchObject({
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      attributes: {
        'oauth2.device.authorization.grant.enabled': 'false',
        'oidc.ciba.grant.enabled': 'false',
        'standard.token.exchange.enabled': 'false',
        'oauth2.jwt.authorization.grant.enabled': 'false',
      },
    })
  },
)

test('a session ends after half an hour of inactivity and after twelve hours in any case', () => {
  expect(alpha).toMatchObject({
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 1800,
    ssoSessionMaxLifespan: 12 * 3600,
    rememberMe: false,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
  })
  expect(JSON.stringify([alpha.defaultOptionalClientScopes, alpha.clients])).not.toContain('offline_access')
})

test('failed logins delay a client but never lock an account permanently, and common passwords are rejected', () => {
  expect(alpha).toMatchObject({ bruteForceProtected: true, permanentLockout: false, failureFactor: 30 })
  expect(alpha.maxFailureWaitSeconds).toBeLessThanOrEqual(900)
  // The edge allows one address twenty-five tries and then delays it for longer than Keycloak counts failures.
  expect(alpha.failureFactor).toBeGreaterThan(25)
  expect(alpha.maxDeltaTimeSeconds).toBeLessThan(900)
  expect(alpha.quickLoginCheckMilliSeconds).toBe(0)
  expect(alpha.passwordPolicy).toContain('length(12)')
  expect(alpha.passwordPolicy).toContain('passwordBlacklist(breached-passwords.txt)')
})

test.each(['LockPerNetwork', 'AcceptedPassword'])(
  '%s replaces the built-in provider of Keycloak [O20] [O21]',
  (name) => {
    const services = new URL('provider/META-INF/services/', import.meta.url)
    const registered = readdirSync(services).map((file) => readFileSync(new URL(file, services), 'utf8').trim())
    expect(registered).toContain(`ferrule.identity.${name}Factory`)
  },
)

test.each(['UPDATE_PASSWORD', 'UPDATE_EMAIL'])('%s has the list of roles managed by the company directory', (alias) => {
  const action = alpha.requiredActions.find((one) => one.alias === alias)
  const roles = action?.config['managed_roles']?.split(',') ?? []
  expect(roles).toContain('kmx_employee_intern')
  expect(roles.every((role) => isManagedInternally([role]))).toBe(true)
})

test.each(['UPDATE_PASSWORD', 'UPDATE_EMAIL', 'CONFIGURE_TOTP', 'webauthn-register-passwordless'])(
  '%s requires a login of the last five minutes',
  (alias) => {
    expect(alpha.requiredActions.find((action) => action.alias === alias)).toMatchObject({
      enabled: true,
      config: { max_auth_age: '300' },
    })
  },
)

test('accounts and credentials can only be deleted through the data service', () => {
  const disabled = alpha.requiredActions.filter((action) => action['enabled'] === false).map((action) => action.alias)
  expect(disabled).toEqual(expect.arrayContaining(['delete_account', 'delete_credential']))
})

test('a company vouches for addresses of its domains only, and an account in use is linked by its owner', () => {
  const [address, account] = companyLinkFlow.steps
  expect(address).toMatchObject({ provider: 'company-address', requirement: 'REQUIRED' })
  expect(account?.steps?.map(({ provider }) => provider)).toEqual([
    'idp-create-user-if-unique',
    'unused-account-link',
    'account in use',
  ])
  const owner = account?.steps?.at(-1)?.steps ?? []
  expect(owner.map(({ provider, requirement }) => `${provider} ${requirement}`)).toEqual([
    'idp-confirm-link REQUIRED',
    'idp-username-password-form REQUIRED',
    'second factor before a link CONDITIONAL',
  ])
})

test('a person who must sign in at their company cannot get in by password, passkey or reset', () => {
  const [, form] = portalLoginFlow.steps
  expect(form?.steps?.slice(0, 2).map(({ provider }) => provider)).toEqual(['company-login-form', 'company-required'])
})

test('the data service manages users, but not the realm', () => {
  expect(dataServiceRights).toEqual(['manage-users', 'manage-organizations', 'manage-identity-providers', 'view-realm'])
})

test('demo people and their published secrets exist only with the setting for them [O22]', () => {
  const demo = [demoPassword, ...contentStaff.map(({ oneTimeSecret }) => oneTimeSecret)]
  expect(demo.filter((secret) => JSON.stringify(alpha).includes(secret))).toEqual(demo)
  const { users, ...production } = realm({ ...settings, demoPeople: false })
  expect(users).toEqual([])
  expect(demo.filter((secret) => JSON.stringify(production).includes(secret))).toEqual([])
  expect(production.roles).toEqual(alpha.roles)
})

test.each([
  ['on', 11],
  ['off', 0],
  ['', 0],
  [undefined, 0],
])('the setting DEMO_PEOPLE %j creates %i people [O22]', (value, count) => {
  const variables = { ...exampleSettings(), DEMO_PEOPLE: value }
  expect(realm(readRealmSettings(variables)).users).toHaveLength(count)
})

test('every role of a portal service exists, and a demo person has it', () => {
  const known = alpha.roles.realm.map((role) => role.name)
  expect(known).toEqual(expect.arrayContaining([...serviceRoles, 'kmx_artemis_onpremuser']))
  const assigned = new Set(people.flatMap((person) => person.roles))
  expect(serviceRoles.filter((role) => !assigned.has(role))).toEqual([])
})

function exampleSettings(): NodeJS.Dict<string> {
  return parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'))
}
