import { expect, test } from 'vitest'
import { assessClientAnswer, hasSigningKey, readDiscovery, toDiscoveryUrl } from './company-provider.ts'
import { decideSwitch, organisationNumberOf, statusOfCompanySignIn, toProviderAlias } from './company-sign-in.ts'
import { companyConnectionInput } from './company-sign-in-input.ts'

const issuer = 'https://login.brenner.example'
const document = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
}

test('reads the endpoints of a discovery document, with the defaults of its specification', () => {
  expect(readDiscovery(issuer, document)).toEqual({
    ok: true,
    value: {
      issuer,
      authorizationUrl: `${issuer}/authorize`,
      tokenUrl: `${issuer}/token`,
      keysUrl: `${issuer}/keys`,
      logoutUrl: null,
      clientAuthentication: 'client_secret_basic',
    },
  })
})

test.each([
  ['discovery-invalid', 'nothing', undefined],
  ['discovery-invalid', 'no token endpoint', { ...document, token_endpoint: undefined }],
  ['discovery-invalid', 'a script as endpoint', { ...document, authorization_endpoint: 'javascript:alert(1)' }],
  [
    'discovery-invalid',
    'an endpoint without TLS',
    { ...document, token_endpoint: 'http://login.brenner.example/token' },
  ],
  ['issuer-mismatch', 'another issuer', { ...document, issuer: 'https://login.evil.example' }],
  ['issuer-mismatch', 'the issuer with a slash', { ...document, issuer: `${issuer}/` }],
  ['no-client-secret', 'keys only', { ...document, token_endpoint_auth_methods_supported: ['private_key_jwt'] }],
])('refuses with %s: %s', (reason, _, given) => {
  expect(readDiscovery(issuer, given)).toEqual({ ok: false, reason })
})

test('the discovery document is below the issuer, with one slash', () => {
  const expected = 'https://a.example/b/.well-known/openid-configuration'
  expect([toDiscoveryUrl('https://a.example/b'), toDiscoveryUrl('https://a.example/b/')]).toEqual([expected, expected])
})

test.each([
  [true, { keys: [{ kty: 'RSA' }] }],
  [true, { keys: [{ kty: 'EC', use: 'sig', alg: 'ES256' }] }],
  [false, { keys: [{ kty: 'RSA', use: 'enc' }] }],
  [false, { keys: [{ kty: 'oct', alg: 'HS256' }] }],
  [false, { keys: [{ kty: 'RSA', alg: 'none' }] }],
  [false, { keys: [] }],
  [false, 'keys'],
])('a signing key is there: %s', (expected, keys) => {
  expect(hasSigningKey(keys)).toBe(expected)
})

test.each([
  ['accepted', 400, { error: 'invalid_grant' }],
  ['refused', 401, { error: 'invalid_client' }],
  ['refused', 400, { error: 'unauthorized_client' }],
  ['refused', 401, undefined],
  ['unknown', 503, { error: 'temporarily_unavailable' }],
  ['unknown', 400, 'no'],
  ['unknown', 200, { access_token: 'x' }],
])('the client is %s by status %i', (expected, status, body) => {
  expect(assessClientAnswer(status, body)).toBe(expected)
})

const ready = { isSaved: true, verifiedDomains: 1, checkProblem: null }

test.each([
  ['no-connection', { ...ready, isSaved: false }],
  ['no-verified-domain', { ...ready, verifiedDomains: 0 }],
  ['connection-failed', { ...ready, checkProblem: 'provider-unreachable' }],
])('is not switched on: %s', (reason, facts) => {
  expect(decideSwitch(facts, { isEnabled: true, isRequired: false })).toEqual({ ok: false, reason })
})

test('is switched off in any state, and is then not required either', () => {
  const broken = { isSaved: true, verifiedDomains: 0, checkProblem: 'provider-unreachable' }
  expect(decideSwitch(broken, { isEnabled: false, isRequired: true })).toEqual({
    ok: true,
    value: { isEnabled: false, isRequired: false },
  })
  const required = { isEnabled: true, isRequired: true }
  expect(decideSwitch(ready, required)).toEqual({ ok: true, value: required })
})

test.each([
  ['off', { enabledAt: null, isRequired: false }],
  ['on', { enabledAt: new Date(0), isRequired: false }],
  ['required', { enabledAt: new Date(0), isRequired: true }],
])('is %s', (status, facts) => {
  expect(statusOfCompanySignIn(facts)).toBe(status)
})

test('an alias names its organisation, and other aliases name none', () => {
  expect(organisationNumberOf(toProviderAlias('105260'))).toBe('105260')
  expect(['google', 'company-', 'company-1052601234567', 'x-company-105260'].map(organisationNumberOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.each(['ftp://a.example', 'login.brenner.example', 'https://a.example/?x=1', 'https://user@a.example', ''])(
  'refuses the issuer %s',
  (given) => {
    const input = {
      idempotencyKey: 'k'.repeat(20),
      organisationId: '0197a1f4-8a53-7c30-9c1e-2f60d1c9e0aa',
      clientId: 'a',
      clientSecret: 'b',
    }
    expect(companyConnectionInput.safeParse({ ...input, issuer }).success).toBe(true)
    expect(companyConnectionInput.safeParse({ ...input, issuer: given }).success).toBe(false)
  },
)
