import { expect, test } from 'vitest'
import { isManagedInternally } from '../../packages/domain/src/accounts/account-change.ts'
import { serviceRoles } from '../../packages/domain/src/services/services-of-roles.ts'
import { people } from '../../seeds/src/people.ts'
import { dataServiceRights } from './clients.ts'
import { flatten } from './keep-flow.ts'
import { realm } from './realm.ts'
import { secondFactorFlow } from './second-factor-flow.ts'

const origin = 'http://www.norlitz.localhost:8080'
const contentOrigin = 'http://cms.norlitz.localhost:8082'
const alpha = realm({
  edgeOrigin: origin,
  contentOrigin,
  smtpUrl: 'smtp://127.0.0.1:11025',
  dataSecret: 'a secret',
  contentSecret: 'another',
})
const [portal, dataService, contentAdmin] = alpha.clients

test('people come back to two addresses of our own host, and to no pattern', () => {
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

test('tokens of the portal are bound to a key, and codes to a challenge', () => {
  expect(portal).toMatchObject({
    publicClient: true,
    attributes: { 'dpop.bound.access.tokens': 'true', 'pkce.code.challenge.method': 'S256' },
  })
})

test('staff come back to one address of the content admin, with a secret, a challenge and a second factor (C3)', () => {
  expect(contentAdmin).toMatchObject({
    redirectUris: [`${contentOrigin}/api/users/sign-in/callback`],
    webOrigins: [],
    publicClient: false,
    attributes: { 'pkce.code.challenge.method': 'S256', 'minimum.acr.value': 'second-factor' },
  })
})

test('no session of the portal stands in for the second factor, and whoever has none sets one up (C3)', () => {
  const steps = flatten(secondFactorFlow.steps)
  expect(steps.map(({ provider }) => provider)).not.toContain('auth-cookie')
  expect(steps.filter(({ requirement }) => requirement === 'REQUIRED').at(-1)?.provider).toBe('auth-otp-form')
})

test.each(alpha.clients)(
  '$clientId gives no token by implicit flow, password, device, back channel or exchange',
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

test('a session ends after half an hour unused and after twelve hours in any case', () => {
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

test('guessing is slowed down but locks nobody out for good, and common passwords are refused', () => {
  expect(alpha).toMatchObject({ bruteForceProtected: true, permanentLockout: false, failureFactor: 30 })
  expect(alpha.maxFailureWaitSeconds).toBeLessThanOrEqual(900)
  // One address gets twenty-five tries from the edge and then waits for longer than the account remembers them.
  expect(alpha.failureFactor).toBeGreaterThan(25)
  expect(alpha.maxDeltaTimeSeconds).toBeLessThan(900)
  expect(alpha.quickLoginCheckMilliSeconds).toBe(0)
  expect(alpha.passwordPolicy).toContain('length(12)')
  expect(alpha.passwordPolicy).toContain('passwordBlacklist(breached-passwords.txt)')
})

test.each(['UPDATE_PASSWORD', 'UPDATE_EMAIL'])(
  '%s is told which roles have accounts of the company directory',
  (alias) => {
    const action = alpha.requiredActions.find((one) => one.alias === alias)
    const roles = action?.config['managed_roles']?.split(',') ?? []
    expect(roles).toContain('kmx_employee_intern')
    expect(roles.every((role) => isManagedInternally([role]))).toBe(true)
  },
)

test.each(['UPDATE_PASSWORD', 'UPDATE_EMAIL', 'CONFIGURE_TOTP', 'webauthn-register-passwordless'])(
  '%s needs a login of the last five minutes',
  (alias) => {
    expect(alpha.requiredActions.find((action) => action.alias === alias)).toMatchObject({
      enabled: true,
      config: { max_auth_age: '300' },
    })
  },
)

test('nobody deletes an account or a device past the data service', () => {
  const off = alpha.requiredActions.filter((action) => action['enabled'] === false).map((action) => action.alias)
  expect(off).toEqual(expect.arrayContaining(['delete_account', 'delete_credential']))
})

test('the data service looks after people, not after the realm', () => {
  expect(dataServiceRights).toEqual(['manage-users'])
})

test('every role that gives a service exists, and each is held by a demo person', () => {
  const known = alpha.roles.realm.map((role) => role.name)
  expect(known).toEqual(expect.arrayContaining([...serviceRoles, 'kmx_artemis_onpremuser']))
  const held = new Set(people.flatMap((person) => person.roles))
  expect(serviceRoles.filter((role) => !held.has(role))).toEqual([])
})
